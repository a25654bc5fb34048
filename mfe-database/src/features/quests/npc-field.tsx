import { useEffect, useRef } from 'react';
import { SEARCH_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { TextField } from '@portico/ui';
import styles from './quests-filter.module.css';

const TYPING_DELAY_MS = 500;

export interface NpcFieldProps {
  /** The name that the list is filtered by. */
  npc: string;
  /** Of the form with the search: before scripts all is sent together. */
  form: string;
  onFind: (npc: string) => void;
}

/** Finds quests by the name of an NPC, while it is typed, or at once on Enter. */
export function NpcField({ npc, form, onFind }: NpcFieldProps) {
  const t = useTexts('mfe-database');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [npc]);

  const find = (text: string, delay: number) => {
    clearTimeout(timer.current);
    const typed = text.trim();
    if (typed !== npc) timer.current = setTimeout(() => onFind(typed), delay);
  };
  return (
    <TextField
      className={styles.npc}
      label={t('quests.filter.npc')}
      name="npc"
      form={form}
      value={npc}
      placeholder={t('quests.filter.npcName')}
      maxLength={SEARCH_MAX_LENGTH}
      enterKeyHint="search"
      onType={(text) => find(text, TYPING_DELAY_MS)}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) find(currentTarget.value, 0);
      }}
    />
  );
}
