import { Disclosure } from '@portico/ui';
import type { Overview } from './account.queries';
import { CharacterDetails } from './character-details';
import styles from './character-row.module.css';
import { CharacterSummary } from './character-summary';
import type { OwnCharacter } from './own-character';
import { rowId, useOpenCharacters } from './use-open-characters';

export interface CharacterRowProps {
  character: OwnCharacter;
  /** Said where the account has characters in several. */
  isWorldShown: boolean;
  /** Things that can be bought; undefined until they are known. */
  spending: Overview['spending'] | undefined;
  /** The location is loading. */
  isLoading: boolean;
}

/** One character: two lines, and everything else of it behind them. */
export function CharacterRow({ character, isWorldShown, spending, isLoading }: CharacterRowProps) {
  const { isOpen, setOpen } = useOpenCharacters();
  const { id } = character;
  return (
    <div id={rowId(id)} className={styles.place}>
      <Disclosure
        className={styles.row}
        isOpen={isOpen(id)}
        onToggle={(isNowOpen) => setOpen(id, isNowOpen)}
        summary={<CharacterSummary character={character} isLoading={isLoading} />}
      >
        <CharacterDetails character={character} isWorldShown={isWorldShown} spending={spending} />
      </Disclosure>
    </div>
  );
}
