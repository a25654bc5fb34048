import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, LinkButton } from '@portico/ui';
import { PageHero } from '../../shared/page-hero';
import type { Download } from './download.queries';
import styles from './download-page.module.css';

/** The title over the landscape and the button that everybody came for. */
export function DownloadHero({ download }: { download: Download | undefined }) {
  const t = useTexts('mfe-public');
  return (
    <PageHero eyebrow={t('download.eyebrow')} title={t('download.title')} lead={t('download.lead')}>
      <div className={styles.offer}>{download && <Offer download={download} />}</div>
    </PageHero>
  );
}

function Offer({ download }: { download: Download }) {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const { launcher, mirror, launcherMb, clientGb } = download;
  return (
    <>
      <div className={styles.buttons}>
        {launcher === null ? (
          <Button variant="primary" size="large" icon="download" disabled>
            {t('download.launcher')}
          </Button>
        ) : (
          <LinkButton href={launcher} variant="primary" size="large" icon="download" isExternal>
            {t('download.launcher')}
          </LinkButton>
        )}
        {mirror !== null && (
          <LinkButton href={mirror} size="large" isExternal>
            {t('download.mirror')}
          </LinkButton>
        )}
      </div>
      <ul className={styles.sizes} role="list">
        {launcher !== null && <li>{t('download.size.launcher', { launcherMb: number(launcherMb) })}</li>}
        <li>{t('download.size.client', { clientGb: number(clientGb) })}</li>
      </ul>
    </>
  );
}
