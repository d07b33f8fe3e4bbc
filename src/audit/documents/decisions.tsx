import { rulesOfRegisterEntry } from '#generator/rules/meaning/money-at-risk.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import { approverRoles, requiredSigners } from '#model/schema/signing.ts';
import { useAudit } from '../audit.ts';
import { ConfirmedText } from '../parts/confirmed.tsx';
import { Document } from '../parts/layout.tsx';
import { ClauseLink, RuleLink } from '../parts/links.tsx';
import { Facts } from '../parts/table.tsx';
import { TestCount } from '../parts/test-results.tsx';
import { Listed, Words } from '../parts/words.tsx';
import {
  compareByErrorCost,
  formatErrorCost,
  formatMoneyAtRisk,
  formatSigners,
  formatSigningStatus,
} from '../words/signing.ts';

/** A decision on a card; an open one ends, on paper, with the lines of a letter. */
const Card = ({ entry }: { readonly entry: RegisterEntry }) => {
  const audit = useAudit();
  const { t, project, evidence } = audit;
  const isOpen = entry.status === 'open';
  const rules = rulesOfRegisterEntry(entry, project);
  return (
    <article id={entry.id} data-role={isOpen ? requiredSigners(entry).join(' ') : ''}>
      <h2>
        {entry.id}. <Words of={entry.subject} />
      </h2>
      {isOpen ? (
        <p className="question">
          <Words of={entry.asks} />
          {(entry.asks.others ?? []).map((other) => (
            <span key={other.en}>
              {' '}
              {t.orRather()} <Words of={other} />
            </span>
          ))}
        </p>
      ) : null}
      <p>
        <strong>{isOpen ? t.untilThen() : t.whatWeDo()}</strong> <Words of={entry.decision} />
      </p>
      <Facts
        of={[
          [t.errorCosts(), `${formatErrorCost(entry.weight, audit)}; ${formatMoneyAtRisk(entry, audit)}`],
          [t.signer(), formatSigners(entry, audit)],
          [t.status(), formatSigningStatus(entry, audit)],
        ]}
      />
      <div className="grounds">
        <p>
          <strong>{t.why()}</strong> <Words of={entry.reason} />
        </p>
        <ul>
          {entry.says.map(({ clauses, variant }) => (
            <li key={variant.en}>
              <Listed items={clauses.map((id) => <ClauseLink id={id} key={id} />)} />: <Words of={variant} />
            </li>
          ))}
        </ul>
        <Facts
          of={[
            [
              t.rules(),
              rules.length === 0 ? (
                ''
              ) : (
                <Listed items={rules.map(({ id }) => <RuleLink id={id} key={id} />)} key="rules" />
              ),
            ],
            [t.tests(), <TestCount of={evidence.ofClaim(entry.id)} key="tests" />],
            [t.confirmed(), <ConfirmedText of={entry} key="confirmed" />],
          ]}
        />
      </div>
      {isOpen ? (
        <p className="answer">
          {t.answer()} <span /> {t.signature()} <span /> {t.date()} <span />
        </p>
      ) : null}
    </article>
  );
};

/** Every decision, open ones first and of these the most expensive; printed for one role, it is the letter to that role. */
export const DecisionsDocument = () => {
  const audit = useAudit();
  const { t, project } = audit;
  return (
    <Document id="decisions" title={t.decisions()}>
      <p className="lead">{t.decisionsLead()}</p>
      <p>{t.costOrder()}</p>
      <p className="roles">
        {t.openOf()}{' '}
        <Listed
          items={approverRoles.map((role) => (
            <a href={`decisions.html?role=${role}`} key={role}>
              {t[role]()}
            </a>
          ))}
        />
        {', '}
        <a href="decisions.html">{t.all()}</a>
      </p>
      <div className="filtered cards" data-filter={t.filter()}>
        {project.model.register.toSorted(compareByErrorCost(audit)).map((entry) => (
          <Card entry={entry} key={entry.id} />
        ))}
      </div>
    </Document>
  );
};
