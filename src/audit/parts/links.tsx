import { Fragment, type ReactNode } from 'react';
import { guidelineChapterText, lawPassageText } from '#generator/plan/text/passage-of.ts';
import { findCitations } from '#generator/validate/rows/citations.ts';
import type { SingleSource, Source } from '#model/schema/source.ts';
import { useAudit } from '../audit.ts';
import { Listed, Words } from './words.tsx';

interface IdProps {
  readonly id: string;
}

export const RuleLink = ({ id }: IdProps) => {
  const rule = useAudit().project.rules.find((one) => one.id === id);
  return rule === undefined ? id : <a href={`rule-${id}.html`}>{<Words of={rule.title} />}</a>;
};

export const EntryLink = ({ id }: IdProps) => <a href={`decisions.html#${id}`}>{id}</a>;

export const EntryLinks = ({ ids }: { readonly ids: readonly string[] }) => (
  <Listed items={ids.map((id) => <EntryLink id={id} key={id} />)} />
);

export const ClauseLink = ({ id }: IdProps) => <a href={`specification.html#${id}`}>{id}</a>;

export const NumberLink = ({ id }: IdProps) => {
  const parameter = useAudit().project.parameters[id];
  return parameter === undefined ? (
    id
  ) : (
    <a href={`numbers.html#${id}`}>
      <Words of={parameter.name} />
    </a>
  );
};

export const MailLink = ({ id }: IdProps) => {
  const mail = useAudit().project.model.mails.find((one) => one.id === id);
  return mail === undefined ? (
    id
  ) : (
    <a href={`mails.html#${id}`}>
      <Words of={mail.name} />
    </a>
  );
};

/** A passage of the law or of medical guidelines by its act and article, or its title and chapter. */
export const LawLink = ({ id }: IdProps) => {
  const { laws, guidelines } = useAudit().project.model;
  const law = laws.find((one) => one.id === id);
  const guideline = guidelines.find((one) => one.id === id);
  const words = law === undefined ? guideline && guidelineChapterText(guideline) : lawPassageText(law);
  return words === undefined ? (
    id
  ) : (
    <a href={`law.html#${id}`}>
      <Words of={words} />
    </a>
  );
};

/** What a source names by an id, leading to its place. */
export const CitedLink = ({ id }: IdProps) => {
  if (/^C\d+$/.test(id)) return <EntryLink id={id} />;
  return /^\d+\.\d+$/.test(id) ? <ClauseLink id={id} /> : <LawLink id={id} />;
};

/** The ids of everything that a part of the model cites, each once. */
export const findCitedIds = (about: unknown): readonly string[] => [
  ...new Set(findCitations(about).map(({ id }) => id)),
];

/** What is cited, each passage once; further passages of the same chapter are numbers behind its name. */
export const CitedLinks = ({ ids }: { readonly ids: readonly string[] }) => {
  const { t, project } = useAudit();
  const { guidelines } = project.model;
  const chapterName = (id: string): string => {
    const guideline = guidelines.find((one) => one.id === id);
    return guideline === undefined ? id : guidelineChapterText(guideline).en;
  };
  return (
    <Listed
      items={[...Map.groupBy(new Set(ids), chapterName)].map(([chapter, [first = '', ...others]]) => (
        <Fragment key={chapter}>
          <CitedLink id={first} />
          {others.map((id, index) => (
            <Fragment key={id}>
              {' '}
              <a href={`law.html#${id}`}>[{t.passage({ number: index + 2 })}]</a>
            </Fragment>
          ))}
        </Fragment>
      ))}
      by="; "
    />
  );
};

const SingleSourceText = ({ of }: { readonly of: SingleSource }): ReactNode => {
  const { t } = useAudit();
  switch (of.document) {
    case 'specification':
      return (
        <>
          {t.specificationShort()} <CitedLinks ids={of.clauses} />
        </>
      );
    case 'law':
      return <CitedLinks ids={of.laws} />;
    case 'guideline':
      return <CitedLinks ids={of.guidelines} />;
    case 'register':
      return <CitedLinks ids={of.entries} />;
    case 'decision':
      return (
        <>
          <EntryLink id={of.section} />: <Words of={of.detail} />
        </>
      );
    case 'knowledge':
      return (
        <>
          {t.commonKnowledge()} <Words of={of.detail} />
        </>
      );
  }
};

/** The source of a fact. */
export const SourceText = ({ of }: { readonly of: Source | undefined }) => {
  if (of === undefined) return null;
  const sources = of.document === 'several' ? of.of : [of];
  return <Listed items={sources.map((one) => <SingleSourceText of={one} key={JSON.stringify(one)} />)} by="; " />;
};
