import fc from 'fast-check';
import { generateSync } from 'json-schema-faker';
import type { DocumentedCall } from './openapi-document.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a call is known to answer well, so that requests also reach what lies behind the checks. */
export interface KnownValues {
  readonly parameters?: Values;
  readonly body?: Values;
}

export interface DocumentRequest {
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The value sent, undefined where none is or what is sent is no JSON. */
  readonly value: unknown;
  readonly text: string | undefined;
  /** Whether everything in it comes from the document. */
  readonly fits: boolean;
}

const oddValues = ['', 'x', -1, 0, 1.5, 1e300, true, null, [], {}, 'x'.repeat(5000), 'Zażółć 🚑', 'a\u0000b', '\ud800'];
const keys = ['fresh', 'fresh', 'repeated', 'short', 'missing'] as const;
const packagings = ['json', 'json', 'json', 'json', 'text', 'half', 'large', 'list'] as const;

const spoils = fc.oneof(
  fc.record({ kind: fc.constant('drop'), at: fc.nat(), value: fc.constant(undefined) }),
  fc.record({ kind: fc.constant('add'), at: fc.nat(), value: fc.constantFrom(...oddValues) }),
  fc.record({
    kind: fc.constant('taint'),
    at: fc.nat(),
    value: fc.constantFrom('\u0000', '\ud800', '\udfff', '\u001b', '\r\n'),
  }),
  fc.record({ kind: fc.constant('change'), at: fc.nat(), value: fc.constantFrom(...oddValues) }),
);

/** How to make a request of a call: what its values are taken from, and what is wrong with it, if anything. */
export const requestPlans = fc.record({
  seed: fc.nat(2 ** 31 - 1),
  basis: fc.constantFrom('known', 'mixed', 'faked'),
  spoil: fc.option(spoils, { freq: 2 }),
  key: fc.constantFrom(...keys),
  packaging: fc.constantFrom(...packagings),
});

type RequestPlan = typeof requestPlans extends fc.Arbitrary<infer Plan> ? Plan : never;

/** Makes the request of a plan; the values of the document come from json-schema-faker. */
export const requestOf = (call: DocumentedCall, known: KnownValues, plan: RequestPlan): DocumentRequest => {
  const placed = call.parameters.filter(({ in: place }) => place !== 'header');
  const spoilsBody = call.body !== undefined && (placed.length === 0 || plan.seed % 2 === 0);
  const parameters = valuesOf(plan, fakeParameters(placed, plan.seed), known.parameters);
  const body = call.body && valuesOf(plan, Object(generateSync(call.body.schema, { seed: plan.seed })), known.body);
  const sent = spoilsBody ? parameters : spoiled(parameters, plan);
  const packed = body && pack(spoilsBody ? spoiled(body, plan) : body, plan);
  return {
    target: targetOf(call, sent),
    headers: { ...keyHeader(call, plan), ...packed?.headers },
    value: packed?.value,
    text: packed?.text,
    fits: plan.spoil === null && keyFits(call, plan) && (packed === undefined || plan.packaging === 'json'),
  };
};

const keyFits = (call: DocumentedCall, { key }: RequestPlan): boolean =>
  key === 'missing' ? keyOf(call)?.required !== true : key !== 'short' || keyOf(call) === undefined;

const fakeParameters = (parameters: DocumentedCall['parameters'], seed: number): Values =>
  Object.fromEntries(
    parameters
      .filter(({ required }, index) => required || (seed >> index) % 2 === 0)
      .map(({ name, schema }) => [name, generateSync(schema, { seed })]),
  );

const valuesOf = ({ basis, seed }: RequestPlan, faked: Values, known: Values = faked): Values => {
  if (basis === 'known') return known;
  if (basis === 'faked') return faked;
  return { ...faked, ...Object.fromEntries(Object.entries(known).filter((_, index) => (seed >> index) % 4 !== 0)) };
};

const spoiled = (values: Values, { spoil }: RequestPlan): Values => {
  if (spoil === null) return values;
  if (spoil.kind === 'add') return { ...values, surplus: spoil.value };
  const names = Object.keys(values);
  const name = names[spoil.at % names.length] ?? 'surplus';
  if (spoil.kind === 'taint') return { ...values, [name]: `${values[name]}${spoil.value}` };
  if (spoil.kind === 'change') return { ...values, [name]: spoil.value };
  return Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));
};

const pack = (value: Values, { packaging }: RequestPlan) => {
  const text = JSON.stringify(value);
  const json = { 'content-type': 'application/json' };
  if (packaging === 'text') return { headers: { 'content-type': 'text/plain' }, text };
  if (packaging === 'half') return { headers: json, text: text.slice(0, -1) };
  if (packaging === 'large') return { headers: json, text: text + ' '.repeat(16 * 1024) };
  if (packaging === 'list') return { headers: json, text: `[${text}]`, value: [value] };
  return { headers: json, text, value };
};

const keyOf = ({ parameters }: DocumentedCall) => parameters.find(({ in: place }) => place === 'header');

const keyHeader = (call: DocumentedCall, { key, seed }: RequestPlan): Readonly<Record<string, string>> => {
  const header = keyOf(call);
  if (header === undefined || key === 'missing') return {};
  const fresh = String(generateSync(header.schema, { seed }));
  return { [header.name]: { fresh, repeated: 'used-more-than-once', short: 'short' }[key] };
};

/** The path with its parameters in place and the others behind it; a path parameter is never empty. */
const targetOf = ({ path, parameters }: DocumentedCall, values: Values): string => {
  const inPath = new Set(parameters.flatMap(({ name, in: place }) => (place === 'path' ? [name] : [])));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(wellFormed(values[name]) || 'x'));
  const query = Object.entries(values).filter(([name]) => !inPath.has(name));
  return `${filled}?${new URLSearchParams(query.map(([name, value]) => [name, wellFormed(value)]))}`;
};

const wellFormed = (value: unknown): string => String(value ?? '').toWellFormed();
