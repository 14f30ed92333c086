import type { Voice } from "./recipes";

/** Put a sound's voices on a context's clock. It uses nothing but its arguments, so that tests can send it to a browser. */
export function schedule(
  context: BaseAudioContext,
  out: AudioNode,
  voices: readonly Voice[],
  volume: number,
  start: number,
): void {
  for (const { wave, from, to = from, at = 0, long, loud, attack = 0.006 } of voices) {
    const begin = start + at;
    const end = begin + attack + long;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud * volume, begin + attack);
    // An exponential never reaches nothing; the last step is too soft to hear.
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(out);
    let source: AudioScheduledSourceNode;
    let pitch: AudioParam;
    if (wave === "noise") {
      const length = Math.ceil(context.sampleRate * (attack + long));
      const buffer = context.createBuffer(1, length, context.sampleRate);
      const samples = buffer.getChannelData(0);
      for (let n = 0; n < length; n += 1) samples[n] = Math.random() * 2 - 1;
      const noise = context.createBufferSource();
      noise.buffer = buffer;
      const band = context.createBiquadFilter();
      band.type = "bandpass";
      noise.connect(band).connect(gain);
      source = noise;
      pitch = band.frequency;
    } else {
      const tone = context.createOscillator();
      tone.type = wave;
      tone.connect(gain);
      source = tone;
      pitch = tone.frequency;
    }
    pitch.setValueAtTime(from, begin);
    pitch.exponentialRampToValueAtTime(to, end);
    source.start(begin);
    source.stop(end);
  }
}
