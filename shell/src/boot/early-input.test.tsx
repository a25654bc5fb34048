import { act } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { markFrameLive, replayEarlyInput } from './early-input';

const PAGE = `<header><button type="button" id="menu">Menu</button></header>
<main><button type="button" id="more">More</button></main>`;

function serve(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root" data-rendered="page">${html}</div><div id="portal-stalled" hidden></div>`;
  window.porticoEarlyInput = { pressed: [] };
  return element('root');
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`No #${id}`);
  return found;
}

function press(id: string): void {
  window.porticoEarlyInput?.pressed.push(element(id));
}

function acting(id: string): () => number {
  let count = 0;
  element(id).addEventListener('click', () => (count += 1));
  return () => count;
}

describe('a button that was pressed before its code was there', () => {
  it('acts once, one of the frame as soon as the frame is live', () => {
    serve(PAGE);
    press('menu');
    press('more');
    const [menu, more] = [acting('menu'), acting('more')];
    markFrameLive();
    expect([menu(), more()]).toEqual([1, 0]);
    replayEarlyInput();
    replayEarlyInput();
    expect([menu(), more()]).toEqual([1, 1]);
  });

  it('acts as often as it was pressed', () => {
    serve(PAGE);
    press('more');
    press('more');
    const more = acting('more');
    replayEarlyInput();
    expect(more()).toBe(2);
  });

  it('does nothing once it is gone', () => {
    serve(PAGE);
    press('more');
    const [more, button] = [acting('more'), element('more')];
    button.remove();
    replayEarlyInput();
    expect(more()).toBe(0);
  });
});

describe('a form that was sent before its code was there', () => {
  const FORM =
    '<main><form id="form" method="post"><input name="name"><button id="send">Log in</button></form></main>';

  function send(): () => string[] {
    const [form, button] = [element('form'), element('send')];
    if (!(form instanceof HTMLFormElement)) throw new TypeError('#form is another element');
    const sent: string[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(event.submitter?.id ?? 'by no button');
    });
    if (window.porticoEarlyInput) window.porticoEarlyInput.submitted = { form, button };
    return () => sent;
  }

  it('is sent once, by the same button, when all of the page is live', () => {
    serve(FORM);
    const sent = send();
    markFrameLive();
    expect(sent()).toEqual([]);
    replayEarlyInput();
    replayEarlyInput();
    expect(sent()).toEqual(['send']);
  });

  it('is sent though its button is gone, and not once it is gone itself', () => {
    serve(FORM);
    const sent = send();
    element('send').remove();
    replayEarlyInput();
    expect(sent()).toEqual(['by no button']);
    serve(FORM);
    const later = send();
    element('form').remove();
    replayEarlyInput();
    expect(later()).toEqual([]);
  });
});

it('takes the notice that the page is not live away with the frame', () => {
  serve(PAGE);
  markFrameLive();
  expect(document.getElementById('portal-stalled')).toBeNull();
});

it('does nothing on a page that the server did not render', () => {
  document.body.innerHTML = '<div id="root"><input id="name"></div>';
  delete window.porticoEarlyInput;
  const field = element('name');
  if (field instanceof HTMLInputElement) field.value = 'Ada';
  const told: string[] = [];
  field.addEventListener('input', ({ type }) => told.push(type));
  markFrameLive();
  replayEarlyInput();
  expect(told).toEqual([]);
});

describe('what was chosen and typed before React knew the fields', () => {
  const told: string[] = [];

  function Fields() {
    const [name, setName] = useState('');
    const [job, setJob] = useState('thief');
    const [isIronman, setIsIronman] = useState(false);
    const [note, setNote] = useState('');
    const [sort, setSort] = useState('name');
    told.push([name, job, String(isIronman), note, sort].join());
    return (
      <>
        <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
        <select id="job" value={job} onChange={(event) => setJob(event.target.value)}>
          <option value="mage">Mage</option>
          <option value="thief">Thief</option>
        </select>
        <input
          id="ironman"
          type="checkbox"
          checked={isIronman}
          onChange={(event) => setIsIronman(event.target.checked)}
        />
        <textarea id="note" value={note} onChange={(event) => setNote(event.target.value)} />
        {['name', 'price'].map((by) => (
          <input
            key={by}
            id={by === 'name' ? 'by-name' : 'by-price'}
            type="radio"
            name="sort"
            checked={sort === by}
            onChange={() => setSort(by)}
          />
        ))}
      </>
    );
  }

  const SERVED = `<input id="name" value=""><select id="job"><option value="mage">Mage</option><option value="thief" selected="">Thief</option></select><input id="ironman" type="checkbox"><textarea id="note"></textarea><input id="by-name" type="radio" name="sort" checked=""><input id="by-price" type="radio" name="sort">`;

  async function hydrateAfter(change: () => void): Promise<void> {
    const root = serve(SERVED);
    change();
    told.length = 0;
    await act(async () => {
      hydrateRoot(
        root,
        <StrictMode>
          <Fields />
        </StrictMode>,
      );
    });
    act(replayEarlyInput);
  }

  function fieldAs<T extends HTMLElement>(id: string, kind: new () => T): T {
    const found = element(id);
    if (found instanceof kind) return found;
    throw new TypeError(`#${id} is another element`);
  }

  it('is told to the page, and stays in the fields', async () => {
    await hydrateAfter(() => {
      fieldAs('name', HTMLInputElement).value = 'Ada';
      fieldAs('job', HTMLSelectElement).value = 'mage';
      fieldAs('ironman', HTMLInputElement).checked = true;
      fieldAs('note', HTMLTextAreaElement).value = 'for later';
      fieldAs('by-price', HTMLInputElement).checked = true;
    });
    expect(told.at(-1)).toBe('Ada,mage,true,for later,price');
    expect(fieldAs('name', HTMLInputElement).value).toBe('Ada');
    expect(fieldAs('job', HTMLSelectElement).value).toBe('mage');
    expect(fieldAs('ironman', HTMLInputElement).checked).toBe(true);
    expect(fieldAs('note', HTMLTextAreaElement).value).toBe('for later');
    expect(fieldAs('by-price', HTMLInputElement).checked).toBe(true);
  });

  it('is not told where nothing was changed', async () => {
    await hydrateAfter(() => undefined);
    expect(new Set(told)).toEqual(new Set([',thief,false,,name']));
  });
});
