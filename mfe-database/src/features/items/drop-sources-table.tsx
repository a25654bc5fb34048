import { MonsterLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { DropSubject, DropTable } from '../../shared/drop-table';
import { KindPicture } from '../../shared/kind-picture';
import type { DropSource } from './items.queries';

/** Who drops the item, how many pieces, and how often. */
export function DropSourcesTable({ sources }: { sources: readonly DropSource[] }) {
  const t = useTexts('mfe-database');
  return (
    <DropTable
      caption={t('sources.title')}
      header={t('sources.column.source')}
      rows={sources}
      rowKey={(source) => `${source.type}-${source.dropperid}-${source.questId ?? 0}-${source.dropPercent}`}
      decimals={3}
      level={({ level }) => level}
      picture={(source) => <SourcePicture source={source} />}
      subject={(source) => <Source source={source} />}
    />
  );
}

function SourcePicture({ source: { type, dropperid } }: { source: DropSource }) {
  if (type === 'monster') return <Picture kind="monster" id={dropperid} />;
  return <KindPicture icon={type === 'reactor' ? 'chest' : 'skull'} />;
}

function Source({ source }: { source: DropSource }) {
  const t = useTexts('mfe-database');
  const isMonster = source.type === 'monster';
  const kind = source.boss ? 'boss' : source.type;
  return (
    <DropSubject
      name={
        isMonster ? (
          <MonsterLink id={source.dropperid}>
            <bdi>{source.name}</bdi>
          </MonsterLink>
        ) : (
          <bdi>{source.type === 'global' ? t('sources.kind.global') : source.name}</bdi>
        )
      }
      badge={
        kind === 'boss' || kind === 'reactor'
          ? { text: t(`sources.kind.${kind}`), isDanger: kind === 'boss' }
          : undefined
      }
      isForQuest={source.questId !== null}
    />
  );
}
