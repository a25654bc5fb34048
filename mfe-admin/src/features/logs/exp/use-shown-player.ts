import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLog } from '../log-page/use-log';
import { EXP_LOG } from './exp-log.queries';

/** The name of the character that is shown alone: as it was chosen, else as its rows say. */
export function useShownPlayer(playerId: number) {
  const { selection } = useLog();
  const { data } = useQuery({ ...EXP_LOG.page(selection), enabled: false });
  const [chosen, setChosen] = useState<{ id: number; name: string }>();
  const row = data?.logs.find(({ charid }) => charid === playerId);
  return {
    name: chosen?.id === playerId ? chosen.name : (row?.character_name ?? undefined),
    note: ({ id, name }: { id: number; name: string }) => setChosen({ id, name }),
  };
}
