import { ERROR_TEXTS } from './generated/texts.js';

/**
 * Every error of the API, by subject, with the English `msg` of its body. Codes are part of the contract: pages
 * translate them (`errors.<code>` in the shell's texts) and show `msg` for codes that they do not know. Placeholders
 * `{{name}}` are filled from the error's `params`.
 */
export { ERROR_TEXTS };

export type ErrorCode = keyof typeof ERROR_TEXTS;

/** Why a field of a request was refused. `rule` names the rule that it breaks. */
export interface FieldIssue {
  field: string;
  rule: string;
  msg: string;
}

/** Body of every error response. */
export interface ErrorBody {
  code: ErrorCode;
  msg: string;
  requestId: string;
  params?: Record<string, string | number>;
  issues?: FieldIssue[];
}
