import type { Emergency } from '#contract/sections.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { SitePicture } from '../../ui/picture/site-picture.tsx';

const [width, height] = [320, 240];

interface StepProps {
  readonly step: Emergency['steps'][number];
  readonly number: number;
  readonly count: number;
}

/** One step in large type with its drawing; the ways on and back follow it. */
const Step = ({ step: { words, pictures, never }, number, count }: StepProps) => {
  const t = useMessages('emergencies');
  const stepName = (step: number): string => t.stepOf({ number: String(step), count: String(count) });
  return (
    <li className="emergency-step" id={`step-${number}`}>
      <p className="note">{stepName(number)}</p>
      <h2>{words}</h2>
      {never.map((sentence) => (
        <p key={sentence} className="emergency-never">
          {sentence}
        </p>
      ))}
      {pictures.length > 0 && (
        <div className="emergency-pictures">
          {pictures.map(({ src, alt }) => (
            <SitePicture key={src} source={src} alt={alt} width={width} height={height} />
          ))}
        </div>
      )}
      <div className="emergency-ways">
        {number > 1 && (
          <a className="button button-quiet" href={`#step-${number - 1}`}>
            {t.back()}
            <span className="visually-hidden">{stepName(number - 1)}</span>
          </a>
        )}
        {number < count && (
          <a className="button button-quiet" href={`#step-${number + 1}`}>
            {t.next()}
            <span className="visually-hidden">{stepName(number + 1)}</span>
          </a>
        )}
      </div>
    </li>
  );
};

/** Beats the compressions of a minute, by sound and light. Without scripts only the number is shown. */
const Metronome = ({ beats }: { readonly beats: number }) => {
  const t = useMessages('emergencies');
  return (
    <div className="metronome" data-enhance="metronome" data-beats={beats} data-start={t.start()} data-stop={t.stop()}>
      <span className="metronome-light" aria-hidden="true" />
      <span>{t.metronome({ beats: String(beats) })}</span>
      <button type="button" className="button button-quiet" aria-pressed="false" hidden>
        {t.start()}
      </button>
    </div>
  );
};

/** What to do in one emergency, a step a screen. */
export const EmergencyCard = ({ emergency, path }: { readonly emergency: Emergency; readonly path: string }) => {
  const t = useMessages('emergencies');
  const { ages, steps, beats, call, medicine, never, alone, sources } = emergency;
  return (
    <div className="emergency">
      {ages.length > 0 && (
        <nav className="emergency-ages" aria-label={t.ages()}>
          {ages.map(({ href, label }) => (
            <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {beats !== null && <Metronome beats={beats} />}
      <ol className="emergency-steps">
        {steps.map((step, index) => (
          <Step key={step.words} step={step} number={index + 1} count={steps.length} />
        ))}
      </ol>
      <div className="prose">
        <h2>{t.after()}</h2>
        <p>
          <strong>{t.call()}</strong> {call}
        </p>
        {never.length > 0 && (
          <p>
            <strong>{t.neverAtAll()}</strong> {never.join(' ')}
          </p>
        )}
        {medicine !== null && (
          <p>
            <strong>{t.medicine()}</strong> {medicine}
          </p>
        )}
        <p>
          <strong>{t.alone()}</strong> {alone}
        </p>
        <p className="note">
          {t.sources()} {sources.join('; ')}
        </p>
      </div>
    </div>
  );
};
