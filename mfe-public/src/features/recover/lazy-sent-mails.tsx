import { useTexts } from '@portico/i18n';
import { useIsHydrated } from '@portico/portal-kit';
import { Skeleton, Window } from '@portico/ui';
import { lazy, Suspense } from 'react';
import type { SentMailsProps } from './sent-mails';
import styles from './sent-mails.module.css';

/** Someone whom the login of the demo world names. */
const ADDRESS = 'demoplayer@example.com';

const SentMails = lazy(async () => {
  const { SentMails: mails } = await import(/* webpackChunkName: "sent-mails" */ './sent-mails');
  return { default: mails };
});

/** The demo's box of sent mail; its frame comes with the page, what is in it afterwards. */
export function LazySentMails(props: SentMailsProps) {
  const t = useTexts('mfe-public');
  const isHydrated = useIsHydrated();
  // As high as the words that stand there most of the time.
  const wait = <Skeleton height="1.25rem" />;
  return (
    <Window as="aside" title={t('recover.demo.title')} icon="scroll">
      <p className={styles.lead}>{t('recover.demo.text', { address: ADDRESS })}</p>
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
