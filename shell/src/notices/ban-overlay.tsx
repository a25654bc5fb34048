import { useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { Button, LinkButton, useScrollLock } from '@portico/ui';
import type { Account } from '../account/use-account';
import { LanguageSwitcher } from '../frame/language-switcher';
import { ThemeSwitch } from '../frame/theme-switch';
import { useSignOut } from '../frame/use-sign-out';
import styles from './ban.module.css';
import { BanCountdown } from './ban-countdown';
import { BanPicture } from './ban-picture';

/** Lies over the whole portal while the account is banned: nothing behind it can be reached, and nothing but logging out leaves it. */
export function BanOverlay({ account }: { account: Account }) {
  const t = useTexts('shell');
  const { config } = usePortal();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const signOut = useSignOut();
  const id = useId();
  useScrollLock(true);
  useLayoutEffect(() => {
    const element = dialog.current;
    // Browsers close a dialog on the second Esc, whatever the page says to the first.
    element?.setAttribute('closedby', 'none');
    element?.showModal();
    title.current?.focus();
    return () => element?.close();
  }, []);
  const isTemporary = account.banType === 'temporary';
  const appeal = config.links.appeal ?? config.links.chat;
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}lead`}
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <div className={styles.frame}>
        <div className={styles.tools} role="group" aria-label={t('ban.tools')}>
          <ThemeSwitch isAlways />
          <LanguageSwitcher />
        </div>
        <div className={styles.window}>
          <BanPicture />
          <h2 ref={title} className={styles.title} id={`${id}title`} tabIndex={-1}>
            {t('ban.title')}
          </h2>
          <p className={styles.lead} id={`${id}lead`}>
            {t(isTemporary ? 'ban.leadTemporary' : 'ban.leadPermanent')}
          </p>
          <BanFacts account={account} />
          {isTemporary && account.tempBanExpiry !== null && <BanCountdown until={account.tempBanExpiry} />}
          <div className={styles.actions}>
            {appeal !== undefined && (
              <LinkButton href={appeal} isExternal icon="chat" size="large">
                {t('ban.appeal')}
              </LinkButton>
            )}
            <Button icon="logout" size="large" onClick={signOut}>
              {t('session.signOut')}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  );
}

function BanFacts({ account: { banType, banReason, tempBanExpiry } }: { account: Account }) {
  const t = useTexts('shell');
  const { date } = useFormat();
  const isTemporary = banType === 'temporary';
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.term}>{t('ban.type')}</dt>
        <dd>{t(isTemporary ? 'ban.temporary' : 'ban.permanent')}</dd>
      </div>
      {isTemporary && tempBanExpiry !== null && (
        <div className={styles.fact}>
          <dt className={styles.term}>{t('ban.until')}</dt>
          <dd>{date(tempBanExpiry)}</dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt className={styles.term}>{t('ban.reason')}</dt>
        <dd>
          <bdi>{banReason || t('ban.defaultReason')}</bdi>
        </dd>
      </div>
    </dl>
  );
}
