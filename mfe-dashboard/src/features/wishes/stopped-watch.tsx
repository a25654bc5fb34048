import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { Notice } from '@portico/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { stopWatch } from './wishes.queries';

/** A link that a mail program changed is sent too: its refusal says that nothing has ended. */
const STOP = /^#stop=(.+)$/;

/** Ends the watch of a mail's link, by itself, and says what came of it. */
export function StoppedWatch() {
  const t = useTexts('mfe-dashboard');
  const queries = useQueryClient();
  const token = STOP.exec(useLocation().hash)?.[1];
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: stopWatch,
    onSuccess: () => {
      // Nobody shares or repeats a used link. The router is not asked: it would draw the page again.
      history.replaceState(history.state, '', location.pathname + location.search);
      return queries.invalidateQueries({ predicate: ({ meta }) => meta?.authenticated === true });
    },
  });
  useEffect(() => {
    if (token !== undefined) mutate(token);
  }, [token, mutate]);
  if (error !== null) return <Notice tone="warning" title={errorText(error)} />;
  return isSuccess ? <Notice tone="good" title={t('wishes.watch.stopped')} /> : null;
}
