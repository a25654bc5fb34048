import { useTexts } from '@portico/i18n';
import { Moment, usePortal } from '@portico/portal-kit';
import { useMemo } from 'react';
import type { RemoteRelease } from './releases.queries';
import styles from './release-cells.module.css';

export function Version({ version }: { version: string }) {
  return (
    <code className={styles.root} dir="ltr">
      {version}
    </code>
  );
}

/** A time of a release on one line. */
export function ReleaseTime({ time }: { time: number }) {
  return <Moment at={time} className={styles.root} />;
}

const COMMIT_LENGTH = 8;
const FINGERPRINT_LENGTH = 16;

/** False if nothing is known of a release but that the command made it. An older portal sends no key. */
export function hasKnownOrigin({ author, commit, message, token, key }: RemoteRelease['origin']): boolean {
  return [author, commit, message, token, key ?? null].some((known) => known !== null);
}

/** Author, commit and message of a release, and how it was released. */
export function Origin({ origin }: { origin: RemoteRelease['origin'] }) {
  const { author, commit, message, token, key, keyFingerprint } = origin;
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.origin}>
      {(author !== null || commit !== null) && (
        <span>
          <bdi>{author ?? t('releases.origin.unknown')}</bdi>{' '}
          {commit !== null && (
            <code dir="ltr" title={commit}>
              {commit.slice(0, COMMIT_LENGTH)}
            </code>
          )}
        </span>
      )}
      {message !== null && <span dir="auto">{message}</span>}
      <span className={styles.way}>
        {token === null ? t('releases.origin.command') : t('releases.origin.token', { name: token })}
      </span>
      {/* An older portal sends no key. */}
      {key && keyFingerprint && (
        <span className={styles.way}>
          {t('releases.origin.key', { name: key })}{' '}
          <code dir="ltr" title={keyFingerprint}>
            {keyFingerprint.slice(0, FINGERPRINT_LENGTH)}
          </code>
        </span>
      )}
    </div>
  );
}

const BYTES_PER_KILOBYTE = 1024;
/** From this number on, decimals add nothing. */
const WHOLE_FROM = 1000;

export function useFileSize(): (bytes: number) => string {
  const { language } = usePortal();
  return useMemo(() => {
    const formatWith = (maximumFractionDigits: number) =>
      new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits });
    const [tenths, whole] = [formatWith(1), formatWith(0)];
    return (bytes) => {
      const kilobytes = bytes / BYTES_PER_KILOBYTE;
      return (kilobytes < WHOLE_FROM ? tenths : whole).format(kilobytes);
    };
  }, [language]);
}
