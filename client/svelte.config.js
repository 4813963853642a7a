const styles = new Map();

/**
 * The class by which a component's styles are its own. It stands at nearly every element, so it is short; should two ever come
 * to the same, that is told.
 */
function shortClass({ hash, css }) {
  const name = `s${hash(css).slice(0, 4)}`;
  if ((styles.get(name) ?? css) !== css) throw new Error(`two components have the class ${name}`);
  styles.set(name, css);
  return name;
}

export default { compilerOptions: { runes: true, cssHash: shortClass } };
