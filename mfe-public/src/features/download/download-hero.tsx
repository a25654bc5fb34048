import { useFormat, useHasPage, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { type Download, isOut } from '../../shared/game-download.queries';
import { PageHero } from '../../shared/page-hero';
import { paths } from '../../paths';
import styles from './download-page.module.css';

export function DownloadHero({ download }: { download: Download | undefined }) {
  const t = useTexts('mfe-public');
  const { demo } = usePortal();
  const title = t('download.title');
  if (download !== undefined && !isOut(download)) {
    const reason = demo ? t('download.none.demo') : t('download.none.text');
    return (
      <PageHero eyebrow={t('download.none.title')} title={title} lead={reason}>
        <Meanwhile />
      </PageHero>
    );
  }
  return (
    <PageHero eyebrow={t('download.eyebrow')} title={title} lead={t('download.lead')}>
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
        {launcher !== null && (
          <LinkButton href={launcher} variant="primary" size="large" icon="download" isExternal>
            {t('download.launcher')}
          </LinkButton>
        )}
        {mirror !== null && (
          <LinkButton
            href={mirror}
            variant={launcher === null ? 'primary' : undefined}
            size="large"
            isExternal
          >
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

/** Suggestions while there is nothing to download. */
function Meanwhile() {
  const t = useTexts('mfe-public');
  const hasPage = useHasPage();
  const { chat, forum } = usePortal().config.links;
  return (
    <div className={styles.buttons}>
      {hasPage(paths.features) && (
        <LinkButton href={paths.features} variant="primary" size="large" icon="star">
          {t('download.features')}
        </LinkButton>
      )}
      {chat !== undefined && (
        <LinkButton href={chat} size="large" icon="chat" isExternal>
          {t('download.chat')}
        </LinkButton>
      )}
      {forum !== undefined && (
        <LinkButton href={forum} size="large" icon="users" isExternal>
          {t('download.forum')}
        </LinkButton>
      )}
    </div>
  );
}
