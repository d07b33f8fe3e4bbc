import { createHash } from 'node:crypto';
import type { Rule } from '#model/rules/language.ts';
import { type Audit, useAudit } from '../audit.ts';
import { Document } from '../parts/layout.tsx';
import { RuleLink } from '../parts/links.tsx';
import { Part } from '../parts/table.tsx';
import { TestCount } from '../parts/test-results.tsx';
import { Words } from '../parts/words.tsx';

const drawnRules = 5;

type Drawn = Pick<Audit, 'project' | 'repository'>;

/** The hash of everything generated and the commit, so that the sample is not chosen and everybody draws the same. */
const seedOf = ({ repository: { hash, commit } }: Drawn): string => `${hash} ${commit ?? ''}`;

/** Rules by lot: those with the lowest hashes of the seed and their id. */
export const drawSampleRules = (drawn: Drawn): readonly Rule[] => {
  const seed = seedOf(drawn);
  const lot = ({ id }: Rule): string => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  return drawn.project.rules.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, drawnRules);
};

/** A sheet for an audit by sample, with boxes to tick. */
export const SampleDocument = () => {
  const audit = useAudit();
  const { t, evidence } = audit;
  const checks = [t.checkSentence(), t.checkTable(), t.checkNumbers(), t.checkTrial()];
  return (
    <Document id="sample" title={t.sample()}>
      <p className="lead">{t.sampleLead()}</p>
      <p>
        {t.sampleMethod()} <code>{`printf '%s' '${seedOf(audit)} RULE' | sha256sum`}</code>
      </p>
      {drawSampleRules(audit).map((rule) => {
        const { own, ofAll } = evidence.ofRule(rule.id);
        const hasOwn = own.ran.length + own.notRun.length > 0;
        return (
          <Part title={<RuleLink id={rule.id} />} key={rule.id}>
            <p>
              <Words of={rule.sentence} />
            </p>
            <p>
              {t.ownTests()}: <TestCount of={own} />; {t.testsOfAllRules()}: <TestCount of={ofAll} />
            </p>
            <ul className="boxes">
              {[...checks, hasOwn ? t.checkTests() : t.checkTestsOfAll()].map((check) => (
                <li key={check}>
                  <label>
                    <input type="checkbox" /> {check}
                  </label>
                </li>
              ))}
            </ul>
          </Part>
        );
      })}
      <p className="answer">
        {t.signature()} <span /> {t.date()} <span />
      </p>
    </Document>
  );
};
