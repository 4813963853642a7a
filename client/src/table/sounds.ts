/** The table's few sounds, made by the browser itself: nothing is fetched, and none lasts 400 ms. */
import type { Sound } from "./notice";

let context: AudioContext | null = null;

/** Plays a sound at a volume of 0 to 1. A browser that has not been touched yet stays silent. */
export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  // Loudness is heard by its logarithm: the square makes the slider feel even.
  out.gain.value = volume * volume;
  out.connect(context.destination);
  SOUNDS[sound](context, out, context.currentTime + 0.01);
}

type Player = (context: AudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Record<Sound, Player> = {
  card: (context, out, at) => noise(context, out, { at, lasts: 0.09, pitch: 520, loud: 0.5 }),
  plate: (context, out, at) => {
    tone(context, out, { at, lasts: 0.34, pitch: 1318, loud: 0.12 });
    tone(context, out, { at, lasts: 0.2, pitch: 3560, loud: 0.04 });
  },
  knock: (context, out, at) => {
    for (const later of [0, 0.15]) {
      noise(context, out, { at: at + later, lasts: 0.05, pitch: 900, loud: 0.5 });
      tone(context, out, { at: at + later, lasts: 0.11, pitch: 196, loud: 0.6 });
    }
  },
  chair: (context, out, at) => noise(context, out, { at, lasts: 0.28, pitch: 240, loud: 0.5 }),
  figure: (context, out, at) => {
    [392, 494, 587].forEach((pitch, index) => {
      tone(context, out, { at: at + index * 0.1, lasts: 0.19, pitch, loud: 0.22 });
    });
  },
  clock: (context, out, at) => {
    for (const later of [0, 0.18]) tone(context, out, { at: at + later, lasts: 0.16, pitch: 988, loud: 0.2 });
  },
};

interface Touch {
  at: number;
  /** Seconds until it has died away. */
  lasts: number;
  /** Hertz. */
  pitch: number;
  loud: number;
}

function tone(context: AudioContext, out: AudioNode, touch: Touch): void {
  const source = context.createOscillator();
  source.type = "sine";
  source.frequency.value = touch.pitch;
  source.connect(fading(context, out, touch));
  source.start(touch.at);
  source.stop(touch.at + touch.lasts);
}

function noise(context: AudioContext, out: AudioNode, touch: Touch): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * touch.lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = touch.pitch;
  source.connect(filter).connect(fading(context, out, touch));
  source.start(touch.at);
}

function fading(context: AudioContext, out: AudioNode, { at, lasts, loud }: Touch): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  gain.connect(out);
  return gain;
}
