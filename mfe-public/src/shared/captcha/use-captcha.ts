import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { captchaQuery, isCaptchaNeeded } from './captcha.queries';

type State = 'idle' | 'working' | 'ready';

/** Solves the puzzle of a form from the first focus on, so that it is done when the form is sent. `take` returns each solution once. */
export function useCaptcha() {
  const t = useTexts('mfe-public');
  const { captcha: isAsked } = usePortal().config.identity;
  const queries = useQueryClient();
  const [state, setState] = useState<State>('idle');
  const solution = useRef<Promise<string>>(undefined);

  const begin = () => {
    if (!isAsked || solution.current !== undefined) return;
    setState('working');
    const solving = solve(queries);
    solution.current = solving;
    solving.then(
      () => setState('ready'),
      () => {
        // Not shown yet: sending the form tries again, and shows the error if that fails too.
        solution.current = undefined;
        setState('idle');
      },
    );
  };
  const take = async (): Promise<string | undefined> => {
    begin();
    const solving = solution.current;
    try {
      return await solving;
    } finally {
      solution.current = undefined;
      setState('idle');
    }
  };
  return { begin, take, text: isAsked ? t(`captcha.${state}`) : undefined };
}

/** Sends a request. If a busy server asks for a puzzle, solves one and sends the request again. */
export function useSendProven() {
  const queries = useQueryClient();
  return async <Answer>(send: (captcha?: string) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send();
    } catch (error) {
      if (!isCaptchaNeeded(error)) throw error;
      return send(await solve(queries));
    }
  };
}

async function solve(queries: QueryClient): Promise<string> {
  const [{ solveCaptcha }, challenge] = await Promise.all([
    import(/* webpackChunkName: "captcha" */ './solve-captcha'),
    queries.fetchQuery(captchaQuery()),
  ]);
  return solveCaptcha(challenge);
}
