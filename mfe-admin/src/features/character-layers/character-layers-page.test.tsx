import { ApiFailure } from '@portico/testing/react';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { aFrame, aPart, aSet } from '../../shared/developer/test/sprites-data';
import { CharacterLayersPage } from './character-layers-page';

const BODY = aSet({
  frames: {
    stand1: [aFrame(aPart()), aFrame(aPart({ image: 'stand1.1.body' }))],
    sit: [aFrame(aPart({ image: 'sit.0.body' }))],
  },
});
const HEAD = aSet({
  category: 'Head',
  id: 12_000,
  slots: 'Hd',
  frames: {
    default: [
      aFrame(
        aPart({
          image: 'front.head',
          layer: 'head',
          origin: { x: 12, y: 24 },
          anchors: { neck: { x: 0, y: 2 } },
        }),
      ),
    ],
  },
});

const MISSING = new ApiFailure(404, {
  code: 'avatars.sprite_not_found',
  msg: 'This item has no pictures.',
  requestId: 'req-1',
});

function open(path = '/test-sprite') {
  const position = '/api/wz-xml/position';
  return renderInAdmin(<CharacterLayersPage />, {
    path,
    api: {
      [`${position}/Body/2000`]: BODY,
      [`${position}/Head/12000`]: HEAD,
      [`${position}/Face/20000`]: MISSING,
      [`${position}/Hair/30000`]: MISSING,
    },
  });
}

describe('the sprite test', () => {
  it('lists the parts from back to front, with layer, place and points, and what is missing', async () => {
    open();
    const rows = await screen.findAllByRole('listitem');
    const parts = rows.filter((row) => within(row).queryByRole('checkbox') !== null);
    expect(parts.map((row) => row.textContent)).toEqual([
      'Body / stand1.0.bodyLayer bodyat (-10, -30)20 × 30origin (10, 30) · navel (-8, -21) · neck (-4, -32)',
      // Its neck is at the body's neck.
      'Head / front.headLayer headat (-16, -58)20 × 30origin (12, 24) · neck (0, 2)',
    ]);
    expect(screen.getByText('Failed to load /api/wz-xml/position/Hair/30000')).toBeVisible();
  });

  it('hides a part, frames what one points at, and shows all again', async () => {
    const { container } = open();
    const head = await screen.findByRole('checkbox', { name: /front\.head/ });
    const pictures = () =>
      [...container.querySelectorAll('[role="img"] > img:not([hidden])')].map((one) =>
        one.getAttribute('src'),
      );
    expect(pictures()).toEqual([
      '/png.php/Body/00002000.img/stand1.0.body.png',
      '/png.php/Head/00012000.img/front.head.png',
    ]);
    await userEvent.click(head);
    expect(pictures()).toHaveLength(1);
    expect(container.querySelector('[role="img"]')).toHaveTextContent('originneck');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(pictures()).toHaveLength(2);
  });

  it('goes through the frames of a stance, which the address has', async () => {
    const { address } = open();
    await screen.findByText('Body / stand1.0.body');
    await userEvent.click(screen.getByRole('button', { name: 'Next frame' }));
    expect(screen.getByText('Body / stand1.1.body')).toBeVisible();
    expect(address()).toBe('/test-sprite?frame=1');
    await userEvent.click(screen.getByRole('button', { name: 'Next frame' }));
    expect(address()).toBe('/test-sprite');
    await userEvent.selectOptions(screen.getByLabelText('Stance'), 'Sit');
    expect(screen.getByText('Body / sit.0.body')).toBeVisible();
  });

  it('takes an unknown stance and a frame too many for the first and the last', async () => {
    open('/test-sprite?stance=fly&frame=99');
    expect(await screen.findByText('Body / stand1.1.body')).toBeVisible();
    expect(screen.getByLabelText('Stance')).toHaveDisplayValue('Stand');
  });

  it('marks a picture that is missing', async () => {
    const { container } = open();
    await screen.findByText('Body / stand1.0.body');
    const [thumb = document.body] = container.querySelectorAll('li img');
    fireEvent.error(thumb);
    expect(screen.getByText('Failed to load /png.php/Body/00002000.img/stand1.0.body.png')).toBeVisible();
  });
});
