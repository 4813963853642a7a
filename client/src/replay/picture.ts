/** A deal or a score card as a picture: drawn by the server, made a bitmap here where that is wished. */
import { api } from "../app/api";
import { spoken } from "../app/language.svelte";
import type { Source } from "./source";

/** So many dots of a bitmap for each point of the drawing: enough to print. */
const DOTS = 3;

/** The picture as SVG, of the deal or for null of the score card. Throws `ApiError`. */
export async function drawn(source: Source, deal: number | null): Promise<Blob> {
  const query = new URLSearchParams({ lang: spoken().code });
  if (deal !== null) query.set("deal", `${deal}`);
  if (source.from === "table") query.set("match", `${source.match}`);
  const text = await (source.from === "table"
    ? api.picture(source.table, `${query}`)
    : api.pictureText(source.text, `${query}`));
  return new Blob([text], { type: "image/svg+xml" });
}

/** The same as PNG. */
export async function bitmap(svg: Blob): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(await svg.text())}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * DOTS;
  canvas.height = image.naturalHeight * DOTS;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((made) => (made ? done(made) : fail(new Error("no picture was made"))), "image/png");
  });
}
