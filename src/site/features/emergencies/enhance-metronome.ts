const click = { hertz: 880, seconds: 0.06, loudness: 0.4 } as const;
const minute = 60_000;

/** A short tone. */
const sound = (audio: AudioContext): void => {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = click.hertz;
  volume.gain.value = click.loudness;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + click.seconds);
};

/** Lets a button start and stop the beat. There is no sound before it is pressed; who wants no motion hears the beat alone. */
export const enhanceElement = (root: HTMLElement): void => {
  const button = root.querySelector('button');
  const light = root.querySelector<HTMLElement>('.metronome-light');
  if (button === null || light === null) return;
  const { beats, start = '', stop = '' } = root.dataset;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  let audio: AudioContext | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const beat = (): void => {
    if (audio !== undefined) sound(audio);
    if (isStill.matches) return;
    light.dataset.lit = '';
    setTimeout(() => delete light.dataset.lit, minute / Number(beats) / 3);
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    const isOn = timer === undefined;
    clearInterval(timer);
    timer = undefined;
    if (isOn) {
      audio ??= new AudioContext();
      beat();
      timer = setInterval(beat, minute / Number(beats));
    }
    button.textContent = isOn ? stop : start;
    button.setAttribute('aria-pressed', String(isOn));
  });
  root.dataset.hydrated = '';
};
