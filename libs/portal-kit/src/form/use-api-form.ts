import { ApiError } from '@portico/api-client/runtime';
import type { FieldIssue } from '@portico/domain';
import { errorText } from '@portico/portal-kit';
import { type FormEvent, useState, useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from './failure-text';

interface ApiFormOptions<Name extends string, Sent> {
  /** Sends the call. Errors appear at the fields that they name, or else on the form. */
  send: (values: Record<Name, string>) => Promise<Sent>;
  onDone?: (sent: Sent, values: Record<Name, string>) => void;
  /** Returns the text of a broken rule, of the form or the API; undefined for unknown rules. */
  issueText: (field: NoInfer<Name>, rule: string) => string | undefined;
  /** Fields by error code, for errors about one field: the name that is taken. */
  fieldOfCode?: Partial<Record<string, NoInfer<Name>>>;
  /** Text for a call without answer; by default the portal's own. */
  noAnswerText?: string;
}

interface FieldOptions<Name extends string> {
  /** Returns the rule that a value breaks, or undefined. */
  issueOf?: (value: string, values: Record<Name, string>) => string | undefined;
  /** Fields that depend on this value. They are checked again if they were visited. */
  also?: Name[];
}

interface Failure {
  error: unknown;
  /** The code of an error of the API. */
  code?: string;
  text: string;
}

/**
 * A form that sends one call at a time. Fields hold their own text. Rules are checked when a field is left, then with each key, and on
 * submit, which focuses the first error. A refusal for too many calls (429) disables the button for the seconds that it names.
 */
export function useApiForm<Name extends string, Sent>(options: ApiFormOptions<Name, Sent>) {
  const { send, onDone, issueText, fieldOfCode = {}, noAnswerText } = options;
  const form = useForm<Record<string, string>>({ mode: 'onTouched' });
  const { errors, touchedFields, isSubmitting, submitCount } = form.formState;
  const [failure, setFailure] = useState<Failure>();
  const { secondsLeft, wait } = useCountdown(() => setFailure(undefined));

  const refuse = (error: unknown) => {
    const fields =
      error instanceof ApiError ? issuesOf(error, Object.keys(form.getValues()), fieldOfCode) : [];
    for (const [index, { field, rule, msg }] of fields.entries()) {
      form.setError(field, { type: rule, message: msg }, { shouldFocus: index === 0 });
    }
    if (fields.length === 0) setFailure(failureOf(error, noAnswerText));
    if (error instanceof ApiError && error.status === 429) wait(Number(error.params.seconds ?? 1));
  };

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const sent = await send(values);
      onDone?.(sent, values);
    } catch (error) {
      refuse(error);
    }
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting || secondsLeft > 0) return;
    // Browsers fill in fields before the scripts run, some without an event.
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && form.getValues(name) !== value) form.setValue(name, value);
    }
    return submit(event);
  };

  const textOfIssue = (name: Name, { type, message }: { type?: unknown; message?: unknown }) => {
    const words = typeof message === 'string' ? message : '';
    // Rules of the form are answers of `validate`; rules of the API have a name and bring the API's words.
    return issueText(name, type === 'validate' ? words : String(type)) ?? words;
  };

  /** Props for a field of `@portico/ui`: `<FormField {...field('email', { issueOf: emailIssue })} />`. */
  const field = (name: Name, { issueOf, also = [] }: FieldOptions<Name> = {}) => {
    const issue = errors[name];
    return {
      ...form.register(name, {
        validate: issueOf && ((value, values) => issueOf(value, values) ?? true),
        deps: also.filter((other) => Reflect.get(touchedFields, other) === true),
      }),
      error: issue && textOfIssue(name, issue),
    };
  };

  return {
    field,
    /** Attributes of the `<form>`: if it is sent before the scripts run, values are posted and never written into an address. */
    formProps: { method: 'post', noValidate: true, onSubmit } as const,
    isPending: isSubmitting,
    /** Seconds left of the wait after a refusal, or 0. */
    secondsLeft,
    failure,
    attempt: submitCount,
    /** Shows an error that did not come from this form's own call. */
    refuse,
    /** For `useWatch`; use it only in a small component, which renders with each key. */
    control: form.control,
    /** Sets values of fields and clears their errors. */
    fill: (values: Partial<Record<Name, string>>) => {
      setFailure(undefined);
      for (const [name, value] of Object.entries<string | undefined>(values))
        form.setValue(name, value ?? '');
      form.clearErrors();
    },
    setFocus: (name: Name) => form.setFocus(name),
  };
}

function issuesOf(error: ApiError, names: string[], byCode: Partial<Record<string, string>>): FieldIssue[] {
  const field = byCode[error.code];
  if (field !== undefined) return [{ field, rule: error.code, msg: errorText(error) }];
  return error.issues.filter((issue) => names.includes(issue.field));
}

function failureOf(error: unknown, noAnswerText: string | undefined): Failure {
  if (!(error instanceof ApiError)) return { error, text: failureText(error) };
  const { code, isOfApi } = error;
  return { error, code, text: (isOfApi ? undefined : noAnswerText) ?? failureText(error) };
}

/** Seconds left of a wait, or 0; `onOver` runs when they are over. */
function useCountdown(onOver: () => void): { secondsLeft: number; wait: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const end = useEffectEvent(onOver);

  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const left = Math.ceil((until - Date.now()) / 1000);
      setSecondsLeft(Math.max(0, left));
      if (left > 0) return;
      setUntil(0);
      end();
    }, 250);
    return () => clearInterval(timer);
  }, [until]);

  const wait = (seconds: number) => {
    setUntil(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  };
  return { secondsLeft, wait };
}
