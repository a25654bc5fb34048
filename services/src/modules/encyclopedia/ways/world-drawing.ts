import { worldSpotOf } from '@portico/domain';
import { drawWorld, type Sky, type WorldForm } from '@portico/game-art/maps';
import { type Catalog, continentOf, oncePerCatalog } from '../../../catalog/index.js';
import { type PictureAnswer, svgAnswer } from '../../../platform/http/index.js';
import { known } from '../shared/catalog-search.js';
import { drawRegions } from './world-map.js';

const answersOf = oncePerCatalog(() => new Map<string, PictureAnswer>());

/** The drawn world, drawn once per catalog, form and sky. Throws `catalog.map_not_found` if no map has a portal. */
export async function worldDrawing(catalog: Catalog, form: WorldForm, sky: Sky): Promise<PictureAnswer> {
  const answers = answersOf(catalog);
  const name = `${form} ${sky}`;
  const answer = answers.get(name) ?? svgAnswer(draw(catalog, form, sky));
  answers.set(name, answer);
  return answer;
}

function draw(catalog: Catalog, form: WorldForm, sky: Sky): string {
  const { columns, rows, nodes, links } = drawRegions(catalog);
  // Links name regions by their index, so none may be left out.
  const regions = nodes.map((node) => ({
    ...known(catalog, catalog.world.map(node.pictureId), 'catalog.map_not_found'),
    ...worldSpotOf(node),
  }));
  const continentAt = (index: number) => continentOf(nodes[index]?.pictureId ?? -1);
  // Neighbors of two continents are linked by a ship or a special portal, so there is water between them.
  const joined = links
    .filter(({ from, to, branch }) => branch && continentAt(from) === continentAt(to))
    .map(({ from, to }) => [from, to] as const);
  const world = known(
    catalog,
    regions.length > 0 ? { columns, rows, regions, joined } : null,
    'catalog.map_not_found',
  );
  return drawWorld({ ...world, form, sky }).toSvg();
}
