import { DEFAULT_LOOK } from '@portico/domain';
import { appearanceQuery } from '@portico/game-ui';
import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, LostState } from '@portico/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../paths';
import { useOwn } from '../../shared/own.queries';
import { DressingRoomView } from './dressing-room-view';
import { type DressingRoom, useDressingRoom } from './dressing-room-state';
import { outfitQuery } from './dressing-room.queries';

export function DressingRoomPage() {
  const room = useDressingRoom();
  const { characterId } = room;
  const options = appearanceQuery(characterId ?? 0);
  const query = useQuery({ ...options, ...(characterId === undefined && { queryFn: skipToken }) });
  if (characterId === undefined) return <FirstLook room={room} />;
  return (
    <QueryStates query={query} notFound={<NoSuchCharacter />}>
      {(appearance) => <DressingRoomView room={room} base={appearance} names={appearance.worn} />}
    </QueryStates>
  );
}

/** Shows the reader's first character, or else the default look in the clothes of a new character. */
function FirstLook({ room }: { room: DressingRoom }) {
  const own = useOwn()?.characters[0]?.id;
  const { hasChanges, set } = room;
  useEffect(() => {
    if (own !== undefined && !hasChanges) set({ character: own }, { replace: true });
  }, [own, hasChanges, set]);
  const { data: { worn } = { worn: [] } } = useQuery(outfitQuery({}));
  const pieces = Object.fromEntries(worn.map(({ slot, itemId }) => [slot, itemId]));
  return <DressingRoomView room={room} base={{ ...DEFAULT_LOOK, ...pieces }} names={worn} />;
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
