import type { ApiCall } from '#model/schema/payload.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { printLiteral, rawCode } from '../../print/literal.ts';
import { type CodeStatement, printTypeScriptModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { toCamelCase, toPascalCase } from '../json-text.ts';

/** Whether the answer is an empty record, which only confirms that the message has arrived. */
const isReceipt = ({ response }: ApiCall): boolean =>
  response.kind === 'record' && Object.keys(response.fields).length === 0;

/** The names of schemas and types that a contract uses. */
interface Used {
  readonly schemas: readonly string[];
  readonly types: readonly string[];
}

/**
 * The input of a call. For the host calendar, ids are typed as string or number (`Plain`), since pages take them from generated tables,
 * which have been checked.
 */
const inputOf = ({ id, host, ...call }: ApiCall): { readonly types: readonly string[]; readonly text: string } => {
  const fields = (['parameters', 'query', 'body'] as const).filter((field) => call[field] !== undefined);
  const typeOf = (field: string): string => toPascalCase(`${id}-${field}`);
  const texts = fields.map(
    (field) => `readonly ${field}: ${host === 'calendar' ? `Plain<${typeOf(field)}>` : typeOf(field)}`,
  );
  return { types: fields.map(typeOf), text: fields.length === 0 ? 'object' : `{ ${texts.join('; ')} }` };
};

const contractOf = (call: ApiCall): { readonly used: Used; readonly statement: CodeStatement } => {
  const { id, method, path, idempotent } = call;
  const input = inputOf(call);
  const facts = { id, method, path, idempotent };
  const name = toCamelCase(`${id}-contract`);
  if (isReceipt(call)) {
    const statement: CodeStatement = {
      kind: 'const',
      name,
      type: `Message<${input.text}>`,
      value: printLiteral(facts),
    };
    return { used: { schemas: [], types: input.types }, statement };
  }
  const answer = toCamelCase(`${id}-response`);
  const answerType = toPascalCase(`${id}-response`);
  const reading = {
    answer: rawCode(answer),
  };
  return {
    used: { schemas: [answer], types: [...input.types, answerType] },
    statement: {
      kind: 'const',
      name,
      type: `Contract<${input.text}, ${answerType}>`,
      value: printLiteral({ ...facts, ...reading }),
    },
  };
};

/** One module for each host, so that a page loads only the contracts of the hosts that it calls. */
const hostModule = (host: ApiCall['host'], calls: readonly ApiCall[]): GeneratedFile => {
  const contracts = calls.filter((call) => call.host === host).map(contractOf);
  const statements = contracts.map(({ statement }) => statement);
  const used = (part: keyof Used): string[] => [...new Set(contracts.flatMap((contract) => contract.used[part]))];
  const types = ['Contract', 'Message', 'Plain'].filter((name) => JSON.stringify(statements).includes(`${name}<`));
  return {
    path: `api/${host}-contracts.ts`,
    text: printTypeScriptModule({
      about: `How browsers call the host “${host}”, and how its answers are read.`,
      imports: [
        { from: '#contract/contract.ts', names: types, typeOnly: true },
        { from: `../schemas/${host}.ts`, names: used('types').toSorted(), typeOnly: true },
        { from: `../schemas/${host}.ts`, names: used('schemas').toSorted() },
      ].filter(({ names }) => names.length > 0),
      statements,
    }),
  };
};

/** The contracts with which a browser sends calls and checks their answers (specification section 7). */
export const emitCallContracts = ({
  model: { api },
}: {
  readonly model: Pick<SitePlan['model'], 'api'>;
}): GeneratedFile[] => [...new Set(api.map(({ host }) => host))].map((host) => hostModule(host, api));
