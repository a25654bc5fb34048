import { useTexts } from '@portico/i18n';
import { Menu } from '@portico/ui';
import type { LogDownload } from './use-export';

/** The log with its current filters, all of its rows, as a file. */
export function ExportMenu({ download }: { download: LogDownload }) {
  const t = useTexts('mfe-admin');
  return (
    <Menu
      label={t('logs.export.button')}
      trigger={t('logs.export.button')}
      icon="download"
      align="end"
      entries={(['csv', 'xlsx'] as const).map((format) => ({
        key: format,
        text: t(`logs.export.${format}`),
        icon: 'download',
        onSelect: () => download.start(format),
      }))}
    />
  );
}
