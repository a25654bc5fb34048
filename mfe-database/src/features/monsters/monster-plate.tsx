import { Picture, Plate, PlateHead } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { MonsterNumbers } from './monster-numbers';
import type { MonsterDetailAnswer } from './monsters.queries';

export interface MonsterPlateProps {
  monster: MonsterDetailAnswer['monster'];
  /** Level of the heading with the monster's name; a hover card has no heading. */
  nameLevel?: 1 | 2;
}

export function MonsterPlate({ monster, nameLevel }: MonsterPlateProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { level } = monster;
  return (
    <Plate
      head={
        <PlateHead
          name={monster.name}
          nameLevel={nameLevel}
          picture={<Picture kind="monster" id={monster.id} size={nameLevel === undefined ? 64 : 96} />}
          note={
            <>
              <Badge tone={monster.boss ? 'danger' : 'neutral'}>
                {t(monster.boss ? 'sources.kind.boss' : 'sources.kind.monster')}
              </Badge>
              {level !== null && <strong>{format.level(level)}</strong>}
              {nameLevel !== undefined && <span>{t('item.id', { id: monster.id })}</span>}
            </>
          }
        />
      }
    >
      <MonsterNumbers monster={monster} headingLevel={nameLevel && (nameLevel === 1 ? 2 : 3)} />
    </Plate>
  );
}
