import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import type { DetailHead } from '../../shared/detail/detail-panel';
import { DetailLine } from '../../shared/detail/detail-line';
import type { MapDetail } from './maps.queries';

export type MapInList = Pick<MapDetail, 'id' | 'mapName' | 'streetName' | 'town'>;

export function useMapHead({ id, mapName, streetName, town }: MapInList): DetailHead {
  const t = useTexts('mfe-database');
  return {
    eyebrow: streetName === '' ? t('map.unknownArea') : <bdi>{streetName}</bdi>,
    title: <bdi>{mapName}</bdi>,
    lead: <DetailLine id={id}>{town && <Badge tone="good">{t('map.field.town')}</Badge>}</DetailLine>,
    picture: <Picture kind="map" id={id} size={64} />,
  };
}
