import { localeIds } from '#domain/locale.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { danglingReferenceFinding } from '../shape/references.ts';
import type { TextDocument } from './content.ts';
import { textPartsByHeading } from './text-parts.ts';

/** The menu with the legal documents of the provider. */
const legalMenu = 'footer-legal';

const marks = ['medical', 'legal'] as const;

/** The texts of the pages to which the legal menu leads. */
const textsOfMenu = ({ menus, routes }: Model): ReadonlySet<string> => {
  const listed = new Set(
    menus.filter(({ id }) => id === legalMenu).flatMap(({ entries }) => entries.map(({ route }) => route)),
  );
  return new Set(routes.filter(({ id }) => listed.has(id)).map(({ page }) => `pages/${page}`));
};

/** Findings for marks that a text lacks: those that its menu requires, and those that the text has in the other language. */
const missingMarks = (
  { file, front }: TextDocument,
  { inMenu, other }: { readonly inMenu: boolean; readonly other: TextDocument | undefined },
): Finding[] => {
  const lacking = (found: string): Finding => ({
    code: 'unsigned-text',
    at: { content: file, path: ['title'] },
    found,
  });
  const parts = other?.front.medicalParts?.length ?? 0;
  return [
    ...marks
      .filter((mark) => front[mark] !== true)
      .flatMap((mark): Finding[] => {
        if (mark === 'legal' && inMenu)
          return [lacking(`The menu “${legalMenu}” leads to this page, and the mark \`legal: true\` is missing.`)];
        return other?.front[mark] === true
          ? [lacking(`The mark \`${mark}: true\` is missing, and content/${other.file} has it.`)]
          : [];
      }),
    ...(other !== undefined && parts > (front.medicalParts?.length ?? 0)
      ? [lacking(`Some of the ${parts} \`medicalParts\` of content/${other.file} are missing.`)]
      : []),
  ];
};

const unknownParts = (document: TextDocument): Finding[] => {
  const { file, front } = document;
  const names = new Set(front.medicalParts === undefined ? [] : textPartsByHeading(document).keys());
  return (front.medicalParts ?? []).flatMap(({ under }, index) =>
    names.has(under)
      ? []
      : [
          danglingReferenceFinding({ content: file, path: ['medicalParts', index, 'under'] }, under, {
            kind: 'heading',
            names,
          }),
        ],
  );
};

/** Checks that texts that a lawyer or physician must sign are marked in every language, and that the headings that they list exist. */
export const checkSignedTexts = ({ model, content: { documents } }: Facts): Finding[] => {
  const menu = textsOfMenu(model);
  const findings: Finding[] = [];
  for (const locale of localeIds)
    for (const [name, document] of documents[locale]) {
      findings.push(...unknownParts(document));
      for (const one of localeIds.filter((id) => id !== locale))
        findings.push(...missingMarks(document, { inMenu: menu.has(name), other: documents[one].get(name) }));
    }
  return findings;
};
