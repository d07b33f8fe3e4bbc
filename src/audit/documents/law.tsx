import { guidelineChapterText, lawPassageText } from '#generator/plan/text/passage-of.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { Model } from '#model/schema/model.ts';
import { useAudit } from '../audit.ts';
import { Document } from '../parts/layout.tsx';
import { filterCitingRowsByTable, PlacesByTable, PlaceText } from '../parts/places.tsx';
import { Part, Table } from '../parts/table.tsx';
import { Lines, Words } from '../parts/words.tsx';
import { fillNumbersIntoLine } from '../texts/written-texts.tsx';

/** Texts of content/ that cite a law or a guideline, by their headings. */
const textsCiting = (id: string, { project, locale }: Pick<ReturnType<typeof useAudit>, 'project' | 'locale'>) => {
  const { documents, faq } = project.content;
  const ofDocuments = [...documents[locale].values()].flatMap(({ front }) => {
    const cited = [front.sources, ...(front.medicalParts ?? []).map(({ sources }) => sources)].flat();
    return cited.includes(id) ? [front.heading ?? front.title] : [];
  });
  const ofQuestions = [...faq[locale].values()]
    .flat()
    .flatMap(({ sources, title }) => (sources.includes(id) ? [title] : []));
  return [...ofDocuments, ...ofQuestions].map((text) => fillNumbersIntoLine(text, { project, locale }));
};

interface Passage {
  readonly id: string;
  readonly name: LocalizedText;
  readonly says: LocalizedText;
  readonly published: React.ReactNode;
}

const PassageTable = ({ head, passages }: { readonly head: string; readonly passages: readonly Passage[] }) => {
  const audit = useAudit();
  const { t, citing } = audit;
  return (
    <Table
      filter
      head={[head, t.published(), t.inOurWords(), t.rules(), t.numbers(), t.sentencesOfSite(), t.fields(), t.mails()]}
      rows={passages.map(({ id, name, says, published }) => {
        const places = citing.get(id) ?? [];
        const own = ['rules', 'parameters', 'forms', 'mails'];
        const lines = (of: typeof places) =>
          of.map((place) => <PlaceText of={place} key={`${place.table}/${place.id}`} />);
        const rules = [...new Map(filterCitingRowsByTable(places, 'rules').map((place) => [place.id, place])).values()];
        return {
          id,
          cells: [
            <Words of={name} key="name" />,
            published,
            <Words of={says} key="says" />,
            <Lines items={lines(rules)} key="rules" />,
            <Lines items={lines(filterCitingRowsByTable(places, 'parameters'))} key="numbers" />,
            <div key="sentences">
              <Lines items={lines(filterCitingRowsByTable(places, 'statements'))} />
              <PlacesByTable of={places.filter(({ table }) => ![...own, 'statements'].includes(table))} />
              <Lines items={textsCiting(id, audit)} />
            </div>,
            <Lines items={lines(filterCitingRowsByTable(places, 'forms'))} key="fields" />,
            <Lines items={lines(filterCitingRowsByTable(places, 'mails'))} key="mails" />,
          ],
        };
      })}
    />
  );
};

/** Where publishers keep the text of a law, by how its publication is written. */
const publishers: readonly (readonly [written: RegExp, address: string])[] = [
  [/Dz\. U\. z (\d{4}) r\. poz\. (\d+)/, 'https://eli.gov.pl/eli/DU/$1/$2/ogl'],
  [/rozporządzenie \(UE\) (\d{4})\/(\d+)/, 'https://eur-lex.europa.eu/eli/reg/$1/$2/oj'],
  [/dyrektywa \(UE\) (\d{4})\/(\d+)/, 'https://eur-lex.europa.eu/eli/dir/$1/$2/oj'],
  [/(ECLI:[\w:]+)/, 'https://eur-lex.europa.eu/legal-content/PL/TXT/?uri=$1'],
];

const addressOf = (publication: string): string | undefined =>
  publishers.flatMap(([written, address]) => {
    const found = written.exec(publication)?.[0];
    return found === undefined ? [] : [found.replace(written, address)];
  })[0];

/** Where a law was published, leading to its text at the publisher. */
const Publication = ({ of: { publication, inForceFrom } }: { readonly of: Model['laws'][number] }) => {
  const { t } = useAudit();
  if (publication === null) return <span className="gap">{t.unnamed()}</span>;
  const address = addressOf(publication.pl);
  return (
    <>
      {address === undefined ? (
        <Words of={publication} />
      ) : (
        <a href={address}>
          <Words of={publication} />
        </a>
      )}
      {inForceFrom === null ? '' : `; ${t.inForceFrom({ day: inForceFrom })}`}
    </>
  );
};

/** What the site rests on outside the specification, and everything that rests on it, in words. */
export const LawDocument = () => {
  const { t, project } = useAudit();
  const { laws, guidelines } = project.model;
  return (
    <Document id="law" title={t.law()}>
      <p className="lead">{t.lawLead()}</p>
      <Part id="laws" title={t.laws()}>
        <PassageTable
          head={t.provision()}
          passages={laws.map((law) => ({
            id: law.id,
            name: lawPassageText(law),
            says: law.says,
            published: <Publication of={law} />,
          }))}
        />
      </Part>
      <Part id="guidelines" title={t.guidelines()}>
        <PassageTable
          head={t.guideline()}
          passages={guidelines.map((guideline) => ({
            id: guideline.id,
            name: guidelineChapterText(guideline),
            says: guideline.says,
            published: (
              <>
                <a href={guideline.address}>{guideline.address}</a>
                {guideline.polishEdition === null ? null : (
                  <>
                    ; <span lang="pl">{guideline.polishEdition}</span>
                  </>
                )}
              </>
            ),
          }))}
        />
      </Part>
    </Document>
  );
};
