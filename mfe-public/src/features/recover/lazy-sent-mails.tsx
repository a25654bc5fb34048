import { useTexts } from '@portico/i18n';
import { useIsHydrated, usePortal } from '@portico/portal-kit';
import { Window } from '@portico/ui';
import { lazy, Suspense } from 'react';
import type { SentMailsProps } from './sent-mails';
import styles from './sent-mails.module.css';

const SentMails = lazy(async () => {
  const { SentMails: mails } = await import(/* webpackChunkName: "sent-mails" */ './sent-mails');
  return { default: mails };
});

/** The demo's box of sent mail: the page comes with it, what is in it afterwards. */
export function LazySentMails(props: SentMailsProps) {
  const t = useTexts('mfe-public');
  const [account] = usePortal().config.openAccounts?.accounts ?? [];
  const isHydrated = useIsHydrated();
  return (
    <Window as="aside" title={t('recover.demo.title')} icon="scroll">
      {account && <p className={styles.lead}>{t('recover.demo.text', { address: account.email })}</p>}
      <div className={styles.box}>
        {isHydrated && (
          <Suspense fallback={null}>
            <SentMails {...props} />
          </Suspense>
        )}
        <p className={styles.empty}>{t('recover.demo.empty')}</p>
      </div>
    </Window>
  );
}
