import { idempotencyKeyPattern } from '#domain/identifiers/idempotency-key.ts';
import type { ApiCall } from '#model/schema/payload.ts';
import type { PlannedSchema } from '../../plan/schemas/plan-schemas.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { printLiteral } from '../../print/literal.ts';
import { printTypeScriptModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { formatJson } from '../json-text.ts';

const statusTexts: Readonly<Record<number, string>> = {
  400: 'The request cannot be understood.',
  401: 'The bearer token is missing or wrong.',
  403: 'The signature does not fit.',
  404: 'There is no such thing.',
  409: 'A request with the same key is still running, or the state does not allow this.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'The values are refused; the answer names the fields.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  502: 'The host behind the gateway gave no usable answer.',
  503: 'The service is not available; try again later.',
};

const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const jsonContent = (schema: object): object => ({ 'application/json': { schema } });

const apiParameters = (schema: PlannedSchema | undefined, place: 'path' | 'query'): object[] => {
  const properties = schema?.json.properties ?? {};
  const required = schema?.json.required ?? [];
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }));
};

/** Our own calls require an idempotency key; for the other calls the specification names none. */
const idempotencyKey = (call: ApiCall): object => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: call.host === 'own',
  description: 'Repeats with the same key and body give the first answer again.',
  schema: { type: 'string', pattern: idempotencyKeyPattern },
});

/** The name by which the answer of a call is referred to: that of its named shape, if it is one. */
const answerName = ({ id, response }: ApiCall): string =>
  response.kind === 'named' ? response.name : `${id}-response`;

const operation = (call: ApiCall, plan: SitePlan): object => {
  const find = (part: string): PlannedSchema | undefined =>
    plan.schemas.find(({ name }) => name === `${call.id}-${part}`);
  const body = find('body');
  const failures = call.failures.map((status) => [
    String(status),
    {
      description: statusTexts[status] ?? 'The request failed.',
      ...(status === 429
        ? { headers: { 'Retry-After': { schema: { type: 'integer', minimum: 0 }, description: 'Seconds to wait.' } } }
        : {}),
      content: jsonContent(reference('problem')),
    },
  ]);
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.host],
    parameters: [
      ...apiParameters(find('parameters'), 'path'),
      ...apiParameters(find('query'), 'query'),
      ...(call.idempotent ? [idempotencyKey(call)] : []),
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, content: jsonContent(reference(body.name)) } }),
    responses: {
      200: { description: 'The answer.', content: jsonContent(reference(answerName(call))) },
      ...Object.fromEntries(failures),
    },
    security: call.bearer ? [{ bearer: [] }, {}] : [],
  };
};

const hostTexts: Readonly<Record<ApiCall['host'], string>> = {
  provider: 'Messages to the provider.',
  calendar: 'The course calendar.',
  api: 'Questions and articles.',
  own: 'Registration, payment and requests of visitors.',
};

const openApi = (plan: SitePlan): object => {
  const paths = new Map<string, Record<string, object>>();
  for (const call of plan.model.api) {
    paths.set(call.path, { ...paths.get(call.path), [call.method.toLowerCase()]: operation(call, plan) });
  }
  const { organisation, edition } = plan.model;
  const answers = new Set(plan.model.api.map(answerName));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Calendar, contact and booking',
      summary: 'The calls of the website.',
      version: edition,
      contact: { name: organisation.legalName, email: organisation.email },
      license: { name: 'Proprietary', url: `${organisation.origin}/regulamin` },
    },
    servers: [{ url: organisation.origin }],
    tags: Object.entries(hostTexts).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: Object.fromEntries(
        plan.schemas
          .filter(({ role, name }) =>
            role === 'response' ? answers.has(name) : role !== 'query' && role !== 'parameters',
          )
          .map(({ name, json }) => [name, json]),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
};

/** The facts of a call that its callers and its server need. */
const factsOf = ({ method, host, path, bearer, idempotent }: ApiCall) => ({ method, host, path, bearer, idempotent });

/** The table of all calls, and the OpenAPI document (specification section 7). */
export const emitApiDocuments = (plan: SitePlan): GeneratedFile[] => {
  const table = Object.fromEntries(plan.model.api.map((call) => [call.id, factsOf(call)]));
  return [
    {
      path: 'api/calls.ts',
      text: printTypeScriptModule({
        about: 'Every call of the backend.',
        statements: [
          { kind: 'const', name: 'apiCalls', value: `${printLiteral(table)} as const` },
          { kind: 'type', name: 'ApiCallId', type: 'keyof typeof apiCalls' },
        ],
      }),
    },
    { path: 'api/openapi.json', text: formatJson(openApi(plan)) },
  ];
};
