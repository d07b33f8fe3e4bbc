import type { ApiCall } from '#model/schema/payload.ts';
import type { PlannedSchema } from '../../plan/schemas/plan-schemas.ts';
import type { ResolvedShape } from '../../plan/schemas/resolve-shape.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { code, literal } from '../../print/literal.ts';
import { type CodeStatement, printModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { camelCase, pascalCase } from '../json-text.ts';

/** A list in an answer: the field that holds it, null for the answer itself, and the name of the shape of its items. */
interface AnswerList {
  readonly field: string | null;
  readonly item: string;
}

const listIn = (shape: ResolvedShape | undefined, schemas: readonly PlannedSchema[]): AnswerList | null => {
  if (shape?.kind === 'named') return listIn(schemas.find(({ name }) => name === shape.name)?.shape, schemas);
  if (shape?.kind === 'list') return shape.of.kind === 'named' ? { field: null, item: shape.of.name } : null;
  if (shape?.kind !== 'record') return null;
  const lists = Object.entries(shape.fields).flatMap(([field, part]) =>
    part.kind === 'list' && part.of.kind === 'named' ? [{ field, item: part.of.name }] : [],
  );
  const [list = null] = lists;
  return lists.length === 1 ? list : null;
};

/** An empty record says that the message has arrived, and no more. */
const isReceipt = ({ response }: ApiCall): boolean =>
  response.kind === 'record' && Object.keys(response.fields).length === 0;

/** The answer of another host loses its bad items; in an answer of ours a bad item is a fault of the whole. */
const listOfCall = ({ id, host }: ApiCall, schemas: readonly PlannedSchema[]): AnswerList | null =>
  host === 'own' ? null : listIn(schemas.find(({ name }) => name === `${id}-response`)?.shape, schemas);

/** The names of schemas and types that a contract uses. */
interface Used {
  readonly schemas: readonly string[];
  readonly types: readonly string[];
  readonly shapes: readonly string[];
}

/** What a call takes; pages ask the calendar with ids of their own tables. */
const inputOf = ({ id, host, ...call }: ApiCall): { readonly types: readonly string[]; readonly text: string } => {
  const fields = (['parameters', 'query', 'body'] as const).filter((field) => call[field] !== undefined);
  const typeOf = (field: string): string => pascalCase(`${id}-${field}`);
  const texts = fields.map(
    (field) => `readonly ${field}: ${host === 'calendar' ? `Plain<${typeOf(field)}>` : typeOf(field)}`,
  );
  return { types: fields.map(typeOf), text: fields.length === 0 ? 'object' : `{ ${texts.join('; ')} }` };
};

const contractOf = (
  call: ApiCall,
  schemas: readonly PlannedSchema[],
): { readonly used: Used; readonly statement: CodeStatement } => {
  const { id, method, path, idempotent } = call;
  const input = inputOf(call);
  const facts = { id, method, path, idempotent };
  const name = camelCase(`${id}-contract`);
  if (isReceipt(call)) {
    const statement: CodeStatement = { kind: 'const', name, type: `Message<${input.text}>`, value: literal(facts) };
    return { used: { schemas: [], types: input.types, shapes: [] }, statement };
  }
  const answer = camelCase(`${id}-response`);
  const answerType = pascalCase(`${id}-response`);
  const list = listOfCall(call, schemas);
  const reading = {
    answer: code(answer),
    ...(call.host === 'own' ? {} : { foreign: true }),
    ...(list === null ? {} : { list: { field: list.field, item: code(camelCase(list.item)) } }),
  };
  const items = list === null ? [] : [camelCase(list.item)];
  const isShared = schemas.some(({ name, host }) => name === list?.item && host === null);
  return {
    used: {
      schemas: [answer, ...(isShared ? [] : items)],
      types: [...input.types, answerType],
      shapes: isShared ? items : [],
    },
    statement: {
      kind: 'const',
      name,
      type: `Contract<${input.text}, ${answerType}>`,
      value: literal({ ...facts, ...reading }),
    },
  };
};

interface Calls {
  readonly model: Pick<SitePlan['model'], 'api'>;
  readonly schemas: readonly PlannedSchema[];
}

/** A module of its own for each host: a page loads only the contracts of the hosts that it calls. */
const hostModule = (host: ApiCall['host'], { model, schemas }: Calls): GeneratedFile => {
  const contracts = model.api.filter((call) => call.host === host).map((call) => contractOf(call, schemas));
  const statements = contracts.map(({ statement }) => statement);
  const used = (part: keyof Used): string[] => [...new Set(contracts.flatMap((contract) => contract.used[part]))];
  const types = ['Contract', 'Message', 'Plain'].filter((name) => JSON.stringify(statements).includes(`${name}<`));
  return {
    path: `api/${host}-contracts.ts`,
    text: printModule({
      about: `How browsers call the host “${host}”, and how its answers are read.`,
      imports: [
        { from: '#contract/contract.ts', names: types, typeOnly: true },
        { from: `../schemas/${host}.ts`, names: used('types').toSorted(), typeOnly: true },
        { from: `../schemas/${host}.ts`, names: used('schemas').toSorted() },
        { from: '../schemas/shapes.ts', names: used('shapes').toSorted() },
      ].filter(({ names }) => names.length > 0),
      statements,
    }),
  };
};

/** The contracts of calls, by which a browser sends and reads (specification section 7). */
export const emitContracts = (plan: Calls): GeneratedFile[] =>
  [...new Set(plan.model.api.map(({ host }) => host))].map((host) => hostModule(host, plan));
