import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { readIds } from './id-list-probe';
import { alphaOf, pngFacts } from './picture-probe.queries';
import { PictureProbePage } from './picture-probe-page';

/** Start of a PNG file: 21 by 32, eight bits, with an alpha channel. */
const HEAD = Uint8Array.from(
  [
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    [0, 0, 0, 21, 0, 0, 0, 32, 8, 6, 0, 0, 0],
  ].flat(),
);

const ADDRESS = '/png.php/Coat/01040002.img/stand1.0.mail.png';

let answers: Record<string, () => Response> = {};

function open() {
  const rendered = renderInAdmin(<PictureProbePage />, {
    path: '/png-test',
    portal: {
      config: { ...EXAMPLE_CONFIG, developerTools: { isOn: true, pngOrigin: 'http://pictures.example' } },
    },
  });
  globalThis.fetch = (input) => {
    const answer = answers[typeof input === 'string' ? input.replace(location.origin, '') : ''];
    return answer === undefined ? Promise.reject(new TypeError('no route')) : Promise.resolve(answer());
  };
  return rendered;
}

async function load(address: string) {
  const field = screen.getByLabelText('Picture address');
  await userEvent.clear(field);
  await userEvent.type(field, `${address}{Enter}`);
}

describe('the PNG test', () => {
  it('asks the portal and the origin of the settings alone', async () => {
    open();
    await load('https://evil.example/a.png');
    expect(screen.getByLabelText('Picture address')).toHaveAccessibleDescription(
      /^Only addresses below http:\/\/localhost, http:\/\/pictures\.example can be tested\./,
    );
    answers = { 'http://pictures.example/a.png': () => new Response('no', { status: 503 }) };
    await load('http://pictures.example/a.png');
    expect(await screen.findByText('Failed to load http://pictures.example/a.png')).toBeVisible();
    expect(screen.getByText('The server answered with status 503.')).toBeVisible();
  });

  it.each([
    ['<html>', 'The answer is not a PNG picture.'],
    [HEAD, 'The picture is damaged: its pixels can’t be read.'],
    [HEAD.with(17, 1).with(18, 0), 'The picture has more than 4,096 pixels on a side.'],
    [new Uint8Array(), 'The answer is not a PNG picture.'],
  ])('says why what came is no picture', async (body, message) => {
    answers = { [ADDRESS]: () => new Response(body) };
    open();
    await load(ADDRESS);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('starts with an example', async () => {
    answers = { [ADDRESS]: () => new Response('gone', { status: 404 }) };
    open();
    expect(await screen.findByText(`Failed to load ${ADDRESS}`)).toBeVisible();
    expect(screen.getByLabelText('Picture address')).toHaveValue(ADDRESS);
    expect(screen.getByLabelText(/^IDs/)).toHaveValue('1040002 1060002 1002357');
  });

  it('says that no one answers, and asks again', async () => {
    answers = {};
    open();
    await load(ADDRESS);
    expect(await screen.findByText(/^No response\./)).toBeVisible();
    answers = { [ADDRESS]: () => new Response('gone', { status: 404 }) };
    await userEvent.click(screen.getByRole('button', { name: 'kit.error.retry' }));
    expect(await screen.findByText('The server answered with status 404.')).toBeVisible();
  });

  it('tries a list of ids', async () => {
    answers = {
      '/png.php/Coat/01040002.img/coord.xml': () => new Response('<a/>'),
      '/png.php/Cap/01002357.img/coord.xml': () => new Response('', { status: 404 }),
    };
    open();
    await userEvent.clear(screen.getByLabelText(/^IDs/));
    await userEvent.type(screen.getByLabelText(/^IDs/), '1040002, 1002357 hat 1072001');
    await userEvent.click(screen.getByRole('button', { name: 'Test' }));
    expect(await screen.findByText('1 found, 3 missing')).toBeVisible();
    expect(screen.getByText('Not the ID of equipment, hair or a face')).toBeVisible();
    expect(screen.getByText('No answer')).toBeVisible();
  });
});

it('reads the head of a PNG', () => {
  expect(pngFacts(HEAD)).toEqual({ width: 21, height: 32, bitDepth: 8, hasAlphaChannel: true });
  expect(pngFacts(HEAD.slice(0, 20))).toBeUndefined();
});

it('counts what lets through', () => {
  expect(alphaOf(Uint8ClampedArray.of(0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 255, 0, 0, 0, 255))).toEqual({
    clear: 0.25,
    partial: 0.25,
  });
});

it('reads each id of a list once', () => {
  expect(readIds('1040002;1040002\n x,').map(({ text }) => text)).toEqual(['1040002', 'x']);
});
