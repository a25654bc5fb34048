import { useTexts } from '@portico/i18n';
import { useIsHydrated } from '@portico/portal-kit';
import { Skeleton, Window } from '@portico/ui';
import { lazy, Suspense } from 'react';
import type { SentMailsProps } from './sent-mails';

const SentMails = lazy(async () => {
  const { SentMails: mails } = await import(/* webpackChunkName: "sent-mails" */ './sent-mails');
  return { default: mails };
});

/** The demo's box of sent mail; its frame comes with the page, what is in it afterwards. */
export function LazySentMails(props: SentMailsProps) {
  const t = useTexts('mfe-public');
  const isHydrated = useIsHydrated();
  const wait = <Skeleton height="7.5rem" />;
  return (
    <Window as="aside" title={t('recover.demo.title')}>
      {isHydrated ? (
        <Suspense fallback={wait}>
          <SentMails {...props} />
        </Suspense>
      ) : (
        wait
      )}
    </Window>
  );
}
