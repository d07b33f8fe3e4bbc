import type { Emergency } from '#contract/sections.ts';
import { useTexts } from '../lib/texts-context.ts';
import { SitePicture } from '../ui/picture/site-picture.tsx';
import { LinkGrid } from '../ui/text/link-grid.tsx';

const width = 320;
const height = 240;

const Instruction = ({ id, name, when, call, steps, medicine, never, alone, sources, pictures }: Emergency) => {
  const t = useTexts('emergencies');
  return (
    <section className="emergency" aria-labelledby={id}>
      <div className="prose">
        <h2 id={id}>{name}</h2>
        <p>
          <strong>{t.when()}</strong> {when}
        </p>
        <p>
          <strong>{t.call()}</strong> {call}
        </p>
        <h3>{t.steps()}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {medicine !== null && (
          <p>
            <strong>{t.medicine()}</strong> {medicine}
          </p>
        )}
        <h3>{t.never()}</h3>
        <ul>
          {never.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          <strong>{t.alone()}</strong> {alone}
        </p>
        <p className="note">
          {t.sources()} {sources.join('; ')}
        </p>
      </div>
      {pictures.length > 0 && (
        <div className="emergency-pictures">
          {pictures.map(({ src, alt }) => (
            <SitePicture key={src} source={src} alt={alt} width={width} height={height} />
          ))}
        </div>
      )}
    </section>
  );
};

/** Short instructions in one form, with their names above them: one touch leads to the right one. */
export const EmergencyCards = ({ emergencies }: { readonly emergencies: readonly Emergency[] }) => {
  const t = useTexts('common');
  return (
    <>
      <nav className="emergency-contents" aria-label={t.contents()}>
        <LinkGrid links={emergencies.map(({ id, name }) => ({ id, name, href: `#${id}` }))} />
      </nav>
      {emergencies.map((emergency) => (
        <Instruction key={emergency.id} {...emergency} />
      ))}
    </>
  );
};
