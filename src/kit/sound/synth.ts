/** Short synthesised sounds, without files to load. */

export type Sound = 'move' | 'dice' | 'battle' | 'phase';

let context: AudioContext | null = null;

/** Created with the first sound, which always follows a press: browsers block sound before one. */
function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

let hiss: AudioBuffer | null = null;

function noise(ctx: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

/** A volume that starts at once and fades out. */
function fading(ctx: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(ctx.destination);
  return gain;
}

/** A knock: noise through a narrow filter. */
function knock(ctx: AudioContext, at: number, pitch: number, loud: number, seconds: number): void {
  const source = ctx.createBufferSource();
  source.buffer = noise(ctx);
  const gate = ctx.createBiquadFilter();
  gate.type = 'bandpass';
  gate.frequency.value = pitch;
  gate.Q.value = 1.6;
  source.connect(gate).connect(fading(ctx, at, loud, seconds));
  source.start(at, Math.random() * 0.5, seconds);
}

function tone(ctx: AudioContext, at: number, from: number, to: number, loud: number, seconds: number): void {
  const source = ctx.createOscillator();
  source.type = 'sine';
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fading(ctx, at, loud, seconds));
  source.start(at);
  source.stop(at + seconds);
}

const SOUNDS: Readonly<Record<Sound, (ctx: AudioContext, now: number) => void>> = {
  /** A counter set down on the map. */
  move: (ctx, now) => {
    knock(ctx, now, 900, 0.5, 0.05);
    tone(ctx, now, 170, 110, 0.12, 0.07);
  },
  /** A die rolling on a table top, slower and slower. */
  dice: (ctx, now) => {
    for (const [i, after] of [0, 0.07, 0.15, 0.25, 0.37, 0.5].entries())
      knock(ctx, now + after, 2400 - i * 120, 0.5 - i * 0.05, 0.035);
  },
  /** Distant guns. */
  battle: (ctx, now) => {
    tone(ctx, now, 95, 38, 0.5, 0.5);
    knock(ctx, now, 240, 0.5, 0.35);
    tone(ctx, now + 0.22, 80, 36, 0.3, 0.5);
  },
  /** Two notes, the second higher. */
  phase: (ctx, now) => {
    tone(ctx, now, 440, 440, 0.08, 0.22);
    tone(ctx, now + 0.14, 587, 587, 0.08, 0.34);
  },
};

export function play(sound: Sound, after = 0): void {
  const ctx = audio();
  if (ctx) SOUNDS[sound](ctx, ctx.currentTime + after);
}
