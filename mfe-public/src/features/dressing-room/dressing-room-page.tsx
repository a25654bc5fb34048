import { DEFAULT_LOOK } from '@portico/domain';
import { appearanceQuery } from '@portico/game-ui';
import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, LostState, PageSkeleton } from '@portico/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { DressingRoomView } from './dressing-room-view';
import { useDressingRoom } from './dressing-room-state';

export function DressingRoomPage() {
  const room = useDressingRoom();
  const { characterId } = room;
  const options = appearanceQuery(characterId ?? 0);
  const query = useQuery({ ...options, ...(characterId === undefined && { queryFn: skipToken }) });
  return (
    <>
      {characterId === undefined ? (
        <DressingRoomView room={room} base={DEFAULT_LOOK} names={[]} />
      ) : (
        <QueryStates query={query} skeleton={<PageSkeleton />} notFound={<NoSuchCharacter />}>
          {(appearance) => <DressingRoomView room={room} base={appearance} names={appearance.worn} />}
        </QueryStates>
      )}
    </>
  );
}

function NoSuchCharacter() {
  const t = useTexts('mfe-public');
  return (
    <LostState
      titleLevel={1}
      title={t('dressingRoom.notFound.title')}
      hint={t('dressingRoom.notFound.text')}
      actions={
        <LinkButton href={paths.dressingRoom()} variant="primary">
          {t('dressingRoom.notFound.open')}
        </LinkButton>
      }
    />
  );
}
