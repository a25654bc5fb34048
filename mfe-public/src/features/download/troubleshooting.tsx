import { defineSearch, oneOf, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Disclosure, Window, Stack } from '@portico/ui';
import type { Download } from '../../shared/game-download.queries';

const QUESTIONS = ['antivirus', 'start', 'slow', 'screen', 'connect'] as const;
const helpSearch = defineSearch({ help: oneOf(QUESTIONS) });

/** Common problems. The address names the open one. */
export function Troubleshooting({ download }: { download: Download }) {
  const t = useTexts('mfe-public');
  const { view, set } = useSearch(helpSearch);
  const toggle = (key: string, isOpen: boolean) => {
    if (isOpen !== (view.help === key)) set({ help: isOpen ? key : '' }, { replace: true });
  };
  return (
    <Window title={t('download.help.title')} icon="info">
      <Stack gap={2}>
        {QUESTIONS.map((key) => (
          <Disclosure
            key={key}
            summary={t(`download.help.${key}.question`)}
            isOpen={view.help === key}
            onToggle={(isOpen) => toggle(key, isOpen)}
          >
            <p>
              {t(`download.help.${key}.answer`)}
              {key === 'slow' && download.mirror !== null && ` ${t('download.help.slow.mirror')}`}
            </p>
          </Disclosure>
        ))}
      </Stack>
    </Window>
  );
}
