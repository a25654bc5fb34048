import { useHasPage, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import { paths } from '../paths';

/** Tells players how to get a character: only the game creates them. */
export function NoCharacters({ titleLevel = 3 }: { titleLevel?: 2 | 3 }) {
  const t = useTexts('mfe-dashboard');
  const hasPage = useHasPage();
  const { chat } = usePortal().config.links;
  return (
    <EmptyState
      title={t('characters.empty.title')}
      titleLevel={titleLevel}
      hint={t('characters.empty.text')}
      actions={
        <>
          {hasPage(paths.download) && (
            <LinkButton href={paths.download} variant="primary" icon="download">
              {t('characters.empty.download')}
            </LinkButton>
          )}
          {chat !== undefined && (
            <LinkButton href={chat} icon="chat" isExternal>
              {t('characters.empty.chat')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
