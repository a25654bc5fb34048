import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

type Json = Readonly<Record<string, unknown>>;

interface DocumentedResponse {
  content?: Readonly<Record<string, { schema?: Json }>>;
}

/** The parts of an OpenAPI 3.0 document that the check reads. */
export interface OpenApiDocument {
  paths: Readonly<
    Record<string, Readonly<Record<string, { responses: Record<string, DocumentedResponse> }>>>
  >;
  components: { schemas: Readonly<Record<string, Json>> };
}

export interface ApiAnswer {
  method: string;
  /** Spelled as in the document, `/api/rankings/{id}`; undefined for an unknown address. */
  route: string | undefined;
  status: number;
  contentType: string | undefined;
  /** The parsed JSON; not parsed for other content types. */
  body: unknown;
}

const NO_BODY = new Set([204, 304]);

/** Checks answers against OpenAPI: route, method, status (`default` for errors), type, and that a body has the documented fields alone. */
export class ApiConformance {
  private readonly ajv = new Ajv({ allErrors: true, strictTypes: false, strictRequired: false });
  private readonly validators = new Map<string, ValidateFunction>();

  /** `errorSchema` names the schema of every error, also for unknown addresses. */
  constructor(
    private readonly document: OpenApiDocument,
    private readonly errorSchema: string,
  ) {
    this.ajv.addVocabulary(['example', 'components']);
    this.ajv.addFormat('binary', true);
    const schemas = Object.entries(document.components.schemas);
    const closed = Object.fromEntries(schemas.map(([name, schema]) => [name, jsonSchemaOf(schema)]));
    this.ajv.addSchema({ components: { schemas: closed } }, DOCUMENT);
  }

  /** Differences between the answer and the document, one line each. */
  problemsOf(answer: ApiAnswer): string[] {
    const name = `${answer.method} ${answer.route ?? '(no route)'} ${answer.status}`;
    return this.faultsOf(answer).map((fault) => `${name}: ${fault}`);
  }

  private faultsOf({ method, route, status, contentType, body }: ApiAnswer): string[] {
    // A preflight request of a browser is no operation.
    if (status === 304 || (method === 'OPTIONS' && status === 204)) return [];
    if (route === undefined) {
      if (status < 400) return ['is a success without a route'];
      return this.bodyFaults({ $ref: `#/components/schemas/${this.errorSchema}` }, body);
    }
    const operations = this.document.paths[route];
    const operation = operations?.[method.toLowerCase()] ?? (method === 'HEAD' ? operations?.get : undefined);
    if (operation === undefined) return ['is not in the OpenAPI document'];
    const { responses } = operation;
    const response = responses[status] ?? (status >= 400 ? responses.default : undefined);
    if (response === undefined)
      return [`the status is not documented, only ${Object.keys(responses).join(', ')}`];
    if (NO_BODY.has(status)) return contentType === undefined ? [] : [`has a body of ${contentType}`];
    const media = mediaTypeOf(contentType);
    const schema = response.content?.[media]?.schema;
    if (schema === undefined) return [`has the undocumented type ${media || 'none'}`];
    return media === 'application/json' && method !== 'HEAD' ? this.bodyFaults(schema, body) : [];
  }

  private bodyFaults(schema: Json, body: unknown): string[] {
    const key = JSON.stringify(schema);
    const validate = this.validators.get(key) ?? this.ajv.compile(jsonSchemaOf(schema));
    this.validators.set(key, validate);
    return validate(body) ? [] : (validate.errors ?? []).map(sentenceOf);
  }
}

const DOCUMENT = 'openapi';

function mediaTypeOf(contentType: string | undefined): string {
  return (contentType ?? '').split(';', 1).join('').trim();
}

function sentenceOf({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath || 'the body'} ${message ?? 'is wrong'} ${JSON.stringify(params)}`;
}

/** OpenAPI 3.0 as JSON Schema: `nullable` applies to its siblings, an object with named properties has no others. */
function jsonSchemaOf(schema: Json): Json {
  const { nullable, ...rest } = mapSchemas(schema);
  if (isObject(rest.properties)) rest.additionalProperties ??= false;
  return nullable === true ? { anyOf: [{ type: 'null' }, rest] } : rest;
}

function mapSchemas(schema: Json): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isObject(value)) return [key, mapValues(value)];
      if (key === '$ref') return [key, `${DOCUMENT}${String(value)}`];
      if (Array.isArray(value))
        return [key, value.map((entry) => (isObject(entry) ? jsonSchemaOf(entry) : entry))];
      return [key, isObject(value) && key !== 'example' ? jsonSchemaOf(value) : value];
    }),
  );
}

function mapValues(properties: Json): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, isObject(value) ? jsonSchemaOf(value) : value]),
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
