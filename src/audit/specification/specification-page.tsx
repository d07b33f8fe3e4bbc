import { AuditTextView } from '../blocks/audit-text-view.tsx';
import { evidenceTexts, useLocale, usePlace } from '../texts.ts';
import type { BesideSentence, JoinedDocument, JoinedPassage, JoinedSentence } from './join-specification.ts';

const Beside = ({ clause, isDeparted, rests, addresses, tests }: BesideSentence) => {
  const { hrefOf } = usePlace();
  const t = evidenceTexts(useLocale());
  const [first] = addresses;
  const result =
    tests.failed > 0
      ? t.someFailed({ failed: tests.failed, all: tests.passed + tests.failed })
      : tests.run === 0
        ? t.notRun()
        : t.allPassed({ passed: tests.passed });
  return (
    <li>
      <a href={hrefOf(`clause/${clause}`)}>{t.specClause({ id: clause })}</a>
      {isDeparted && <strong className="differs">{t.departs()}</strong>}
      {rests.length > 0 && (
        <span>
          <AuditTextView text={rests.flatMap((one, index) => (index === 0 ? [one] : [', ', one]))} />
        </span>
      )}
      {first !== undefined && (
        <span>
          <code>{first}</code>
          {addresses.length > 1 && ` +${String(addresses.length - 1)}`}
        </span>
      )}
      <span className={tests.failed > 0 ? 'differs' : undefined}>{t.specTests({ result })}</span>
    </li>
  );
};

const SentenceView = ({ sentence: { text, fingerprint, beside } }: { readonly sentence: JoinedSentence }) => {
  const t = evidenceTexts(useLocale());
  return (
    <div className="sentence" id={fingerprint}>
      <p lang="en">{text}</p>
      <div>
        {beside.length === 0 ? (
          <strong className="differs">{t.noClause()}</strong>
        ) : (
          <ul>
            {beside.map((one) => (
              <Beside key={one.clause} {...one} />
            ))}
          </ul>
        )}
        <code className="fingerprint">{fingerprint}</code>
      </div>
    </div>
  );
};

const PassageView = ({ passage: { kind, sentences } }: { readonly passage: JoinedPassage }) =>
  kind === 'heading' ? (
    <h2 lang="en">{sentences.map(({ text }) => text).join(' ')}</h2>
  ) : (
    <div className={`passage passage-${kind}`}>
      {sentences.map((sentence) => (
        <SentenceView key={sentence.fingerprint} sentence={sentence} />
      ))}
    </div>
  );

const Counts = ({ document: { name, passages, gone } }: { readonly document: JoinedDocument }) => {
  const t = evidenceTexts(useLocale());
  const sentences = passages.flatMap((passage) => (passage.kind === 'heading' ? [] : passage.sentences));
  const covered = sentences.filter(({ beside }) => beside.length > 0).length;
  const rows = [
    [t.specFile(), name],
    [t.specSentences(), String(sentences.length)],
    [t.specCovered(), String(covered)],
    [t.specUncovered(), String(sentences.length - covered)],
    [t.specGone(), String(gone.length)],
  ] as const;
  return (
    <dl className="about">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Gone = ({ gone }: Pick<JoinedDocument, 'gone'>) => {
  const t = evidenceTexts(useLocale());
  const { hrefOf } = usePlace();
  return (
    <section aria-labelledby="gone">
      <h2 id="gone">{t.specGone()}</h2>
      <p>{t.specGoneLead()}</p>
      <ul>
        {gone.map(({ clause, words, fingerprints }) => (
          <li key={clause}>
            <strong className="differs">
              <a href={hrefOf(`clause/${clause}`)}>{t.specClause({ id: clause })}</a>
            </strong>{' '}
            <AuditTextView text={words} /> <code>{fingerprints.join(', ')}</code>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The owner's document with what carries each of its sentences; without it, how it is joined. */
export const SpecificationPage = ({ document }: { readonly document: JoinedDocument | null }) => {
  const t = evidenceTexts(useLocale());
  return (
    <article className="page page-specification">
      <h1>{t.specTitle()}</h1>
      <p className="lead">
        {document === null ? t.specNone({ command: 'npm run audit -- --specification FILE' }) : t.specLead()}
      </p>
      {document !== null && (
        <>
          <Counts document={document} />
          {document.gone.length > 0 && <Gone gone={document.gone} />}
          {document.passages.map((passage, index) => (
            <PassageView key={`${passage.section} ${String(index)}`} passage={passage} />
          ))}
        </>
      )}
    </article>
  );
};
