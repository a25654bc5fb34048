import { useTexts } from '@portico/i18n';
import { useFormat, usePortal, type Account } from '@portico/portal-kit';
import { Button, LinkButton, useScrollLock } from '@portico/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { LanguageSwitcher } from '../frame/language-switcher';
import { ThemeSwitch } from '../frame/theme-switch';
import { useSignOut } from '../frame/use-sign-out';
import { BanCountdown } from './ban-countdown';
import styles from './ban-overlay.module.css';

/** Covers the whole portal while the account is banned. Only logging out leaves it. */
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

/** The portal's gate, closed: bars before the doorway, two chains across them, and a lock. */
function BanPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 192 140" width="192" height="140" aria-hidden="true">
      <path
        className={styles.cloud}
        d="M18 70a11 11 0 0 1 3-20 16 16 0 0 1 30-4 12 12 0 0 1 16 12q2 8-5 12z"
      />
      <path className={styles.cloud} d="M136 50a9 9 0 0 1 3-16 13 13 0 0 1 24-3 10 10 0 0 1 13 9q2 7-4 10z" />
      <path className={styles.earth} d="M22 112q6 18 30 18 8 8 44 8t44-8q24 0 30-18z" />
      <path
        className={styles.grass}
        d="M18 116q-10-2-8-8t14-7q72-10 144 0 12 1 14 7t-8 8q-6 7-12 0-8 10-16 1-8 9-18 0-8 11-18 1-10 9-20-1-8 11-18 1-10 9-20-1-8 10-18 0-8 8-16-1z"
      />
      <path className={styles.hollow} d="M64 104V50q4-30 32-32 28 2 32 32v54z" />
      <path
        className={styles.bars}
        d="M74 103V38M85 103V27M96 103V23M107 103V27M118 103V38M66 56h60M66 84h60"
      />
      <path className={styles.stone} d="M46 108V48q2-36 46-44v18q-26 4-28 30v56z" />
      <path className={styles.stone} d="M146 108V48q-2-36-46-44v18q26 4 28 30v56z" />
      <path
        className={styles.stoneShade}
        d="M58 108V50q2-26 34-34v6q-26 4-28 30v56zM146 108V48q-1-20-16-32 10 14 9 34v58z"
      />
      <path className={styles.keystone} d="M88 2h16l3 20H85z" />
      <path className={styles.joint} d="M46 66h16M46 86h16M130 66h16M130 86h16M58 30l12 10M134 30l-12 10" />
      <path className={styles.stone} d="M40 104h28v10H40zM124 104h28v10h-28z" />
      <path className={styles.chainLine} d="M56 44L136 94M136 44L56 94" />
      <path className={styles.chain} d="M56 44L136 94M136 44L56 94" />
      <path className={styles.shackle} d="M87 66v-7a9 9 0 0 1 18 0v7" />
      <path className={styles.shackleShine} d="M87 66v-7a9 9 0 0 1 18 0v7" />
      <path className={styles.lock} d="M80 66h32q3 0 3 3v18q0 7-7 7H84q-7 0-7-7V69q0-3 3-3z" />
      <path className={styles.lockShade} d="M112 66q3 0 3 3v18q0 7-7 7H84q26-2 24-28z" />
      <path className={styles.keyhole} d="M96 74a4 4 0 0 1 2 7.5l2 6.5h-8l2-6.500A4 4 0 0 1 96 74z" />
    </svg>
  );
}
