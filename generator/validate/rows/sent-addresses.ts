import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { danglingReferenceFinding } from '../shape/references.ts';
import { createFieldLocator } from '../shape/shape.ts';

/** The placeholders in a template that have no value. */
const unfilled = (template: string, names: readonly string[]): readonly string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !names.includes(name));

const pathNames = (facts: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(facts).filter((name) => facts[name] === 'path');

const pathFacts = ({ mails }: Model) =>
  mails.flatMap((mail) => [
    ...pathNames(mail.facts).map((name) => ({ mail, part: 'facts' as const, name })),
    ...pathNames(mail.maybe).map((name) => ({ mail, part: 'maybe' as const, name })),
  ]);

/**
 * Checks that every address that a mail contains is listed once, and that each listed address belongs to the server or to a page that reads
 * its parameters.
 */
export const checkSentAddresses = ({ model, rows }: Facts): Finding[] => {
  const place = createFieldLocator(rows);
  const inMails = pathFacts(model);
  const names = new Set(inMails.map(({ name }) => name));
  const listed = model.sentAddresses.flatMap(({ facts }) => facts);
  const seen = new Set<string>();
  const unlisted = inMails.flatMap(({ mail, part, name }): Finding[] => {
    const known = listed.filter((one) => one === name).length === 1 || seen.has(name);
    seen.add(name);
    if (known) return [];
    return [
      {
        code: 'unlisted-link',
        at: place(mail, part, name),
        found: `The mail “${mail.id}” contains the address “${name}”, which must occur in exactly one row of model/routes/sent-addresses.ts.`,
      },
    ];
  });
  const wrong = model.sentAddresses.flatMap((row): Finding[] => {
    const route = model.routes.find(({ id }) => id === row.route);
    const places = [...(row.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return [
      ...[...row.facts.entries()]
        .filter(([, name]) => !names.has(name))
        .map(([index, name]) =>
          danglingReferenceFinding(place(row, 'facts', index), name, { kind: 'address in a mail', names }),
        ),
      ...((row.route === undefined) === (row.path === undefined)
        ? [
            {
              code: 'sent-nowhere' as const,
              at: place(row, 'id'),
              found: `The address “${row.id}” must have exactly one of \`route\` and \`path\`.`,
            },
          ]
        : []),
      ...[...row.query.entries()]
        .filter(([, name]) => route?.query.includes(name) === false)
        .map(
          ([index, name]): Finding => ({
            code: 'unread-parameter',
            at: place(row, 'query', index),
            found: `The address “${row.id}” has the parameter “${name}”, which the route “${row.route}” does not read.`,
            remedy: `Let the page read “${name}” and name it in the \`query\` of the route, or give the address \`movesTo\`.`,
          }),
        ),
      ...unfilled(row.movesTo ?? '', [...row.query, ...places]).map(
        (name): Finding => ({
          code: 'unread-parameter',
          at: place(row, 'movesTo'),
          found: `The target of the address “${row.id}” has the placeholder “{${name}}”, which is no parameter of the address.`,
        }),
      ),
    ];
  });
  return [...unlisted, ...wrong];
};
