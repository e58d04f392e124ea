// @vitest-environment happy-dom
// The system's Back closes what lies over a page, the topmost first, and then leaves the page as usual.

import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { mounted, type Mounted } from '../harness/mounted.tsx';
import { Sheet, takeBackSteps } from './sheet.tsx';

// A module that came with the sheet of another test file would still listen to that file's page.
beforeAll(() => void vi.resetModules());

let page: Mounted | null = null;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  await page?.unmount();
  page = null;
});

const Over = ({ name, onClose }: { readonly name: string; readonly onClose: () => void }) => (
  <Sheet open onClose={onClose} title={name} closeLabel="close">
    {name}
  </Sheet>
);

/** A page with a menu over it, and a sheet that opens over the menu or in its place. */
const Page = () => {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <>
      {open.map((name, at) => (
        <Over key={name} name={name} onClose={() => setOpen(open.slice(0, at))} />
      ))}
      {['menu', 'notes'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen([...open, name])}>
          {`over ${name}`}
        </button>
      ))}
      <button type="button" onClick={() => setOpen(['rules'])}>
        instead
      </button>
    </>
  );
};

/** A menu with another sheet inside it. */
const Nested = () => {
  const [isMenu, setMenu] = useState(true);
  const [isInside, setInside] = useState(false);
  if (!isMenu) return null;
  return (
    <Sheet open onClose={() => setMenu(false)} title="menu" closeLabel="close">
      <button type="button" onClick={() => setInside(true)}>
        inside
      </button>
      {isInside && <Over name="inner" onClose={() => setInside(false)} />}
    </Sheet>
  );
};

const over = (): readonly string[] =>
  [...document.querySelectorAll('dialog h2')].map(({ textContent }) => textContent);

/** Waits until these sheets lie over the page and the history stands at this state. */
const seen = (sheets: readonly string[], state: unknown): Promise<void> =>
  expect
    .poll((): readonly unknown[] => {
      const now: unknown = history.state;
      return [over(), now];
    })
    .toEqual([sheets, state]);

const press = (button: string): void =>
  [...document.querySelectorAll('button')]
    .findLast((each) => (each.getAttribute('aria-label') ?? each.textContent) === button)
    ?.click();

/** Until the end of the test, sheets report `close` later, as in a browser. */
function closesLate(milliseconds: number): void {
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.removeAttribute('open');
    setTimeout(() => this.dispatchEvent(new Event('close')), milliseconds);
  });
}

/** Opens a page that was reached from another one. From here on, events arrive asynchronously, as in a browser. */
async function open(what = <Page />): Promise<void> {
  history.replaceState('before', '', '/');
  history.pushState('here', '');
  page = await mounted(what);
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}

it('closes one sheet after the other, and then leaves the page', async () => {
  await open();
  press('over menu');
  await seen(['menu'], { over: 1 });
  press('over notes');
  await seen(['menu', 'notes'], { over: 2 });
  history.back();
  await seen(['menu'], { over: 1 });
  history.back();
  await seen([], 'here');
  history.back();
  await seen([], 'before');
});

it('closes several from the top where the reader goes back further at once', async () => {
  const closed: string[] = [];
  const hear = ({ target }: Event): void => {
    if (target instanceof Element) closed.push(target.querySelector('h2')?.textContent ?? '');
  };
  document.addEventListener('cancel', hear, true);
  await open();
  press('over menu');
  await seen(['menu'], { over: 1 });
  press('over notes');
  await seen(['menu', 'notes'], { over: 2 });
  history.go(-2);
  await seen([], 'here');
  document.removeEventListener('cancel', hear, true);
  expect(closed).toEqual(['notes', 'menu']);
});

it('takes one Back for each sheet, however soon after the other it comes', async () => {
  await open();
  press('over menu');
  await seen(['menu'], { over: 1 });
  press('over notes');
  await seen(['menu', 'notes'], { over: 2 });
  const pushed = vi.spyOn(history, 'pushState');
  // A sheet that is drawn late closes later still.
  closesLate(50);
  history.back();
  await seen(['menu'], { over: 1 });
  history.back();
  await seen([], 'here');
  // Wait until all that was due has come.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await seen([], 'here');
  expect(pushed).not.toHaveBeenCalled();
});

it('gives its step back to a sheet that does not close', async () => {
  await open(
    <Sheet open onClose={() => undefined} title="menu" closeLabel="close">
      menu
    </Sheet>,
  );
  await seen(['menu'], { over: 1 });
  history.back();
  await expect.poll(place).toEqual(['/', 'here']);
  await seen(['menu'], { over: 1 });
});

it('leaves the page at once where a sheet was closed by a button', async () => {
  await open();
  press('over menu');
  await seen(['menu'], { over: 1 });
  press('close');
  await seen([], 'here');
});

/** Closes a sheet, and runs `onward` while the history step of that sheet is being taken back. */
async function goOnMeanwhile(onward: (goBack: (further: number) => void) => void): Promise<void> {
  await open();
  press('over menu');
  await seen(['menu'], { over: 1 });
  const go = history.go.bind(history);
  const taken = vi
    .spyOn(history, 'go')
    .mockImplementationOnce((steps = 0) => onward((further) => go(steps - further)));
  press('close');
  await expect.poll(() => taken.mock.calls.length).toBeGreaterThan(0);
  // Wait until all steps of the history have arrived.
  await new Promise((resolve) => setTimeout(resolve, 100));
  taken.mockRestore();
}

const place = (): unknown => [location.pathname, history.state];

/** Waits until the reader is at `there`, presses Back, and waits until the reader is at `back`. */
async function leads(there: unknown, back: unknown): Promise<void> {
  await expect.poll(place).toEqual(there);
  history.back();
  await expect.poll(place).toEqual(back);
}

// A browser counts a step back either from where it was asked for, or from where the page is when it carries it out.
it.each([
  ['from where it was asked', 1],
  ['from where the reader is by then', 0],
])('lets whoever goes on come there, and back, though a step is taken back %s', async (_, further) => {
  await goOnMeanwhile((goBack) => {
    navigate('/elsewhere', { state: 'elsewhere' });
    goBack(further);
  });
  await leads(['/elsewhere', 'elsewhere'], ['/', 'here']);
});

it('lets a page that takes the place of the one under the sheet take it', async () => {
  await goOnMeanwhile((goBack) => {
    navigate('/instead', { state: 'instead', replace: true });
    goBack(0);
  });
  await leads(['/instead', 'instead'], ['/', 'before']);
});

it('takes one step back for a sheet, though the page was loaded anew and another took it before', async () => {
  vi.resetModules();
  await goOnMeanwhile((goBack) => {
    navigate('/instead', { state: 'instead', replace: true });
    goBack(0);
  });
  await leads(['/instead', 'instead'], ['/', 'before']);
});

it('takes nobody on who stays, though something is noted at the step meanwhile', async () => {
  await goOnMeanwhile((goBack) => {
    history.replaceState({ kept: 'typed', over: 1 }, '');
    goBack(0);
  });
  await leads(['/', 'here'], ['/', 'before']);
});

it('closes what has taken the place of another sheet by one Back', async () => {
  await open();
  press('over menu');
  await seen(['menu'], { over: 1 });
  press('instead');
  // No thumb is as fast as a test.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await seen(['rules'], { over: 1 });
  history.back();
  await seen([], 'here');
});

it('takes back the step of a sheet that lay there when the page was loaded anew', async () => {
  await open();
  history.pushState({ over: 1 }, '');
  vi.resetModules();
  takeBackSteps();
  await seen([], 'here');
});

it('writes no step while the page is being left, and writes it where the page stays after all', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  dispatchEvent(new Event('beforeunload'));
  press('over menu');
  await vi.advanceTimersByTimeAsync(2900);
  expect([over(), history.state]).toEqual([['menu'], 'here']);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await seen(['menu'], { over: 1 });
});

it('keeps at the step of a sheet what the page has noted at its own', async () => {
  await open();
  history.replaceState({ kept: 'typed' }, '');
  press('over menu');
  await seen(['menu'], { kept: 'typed', over: 1 });
  history.back();
  await seen([], { kept: 'typed' });
});

it('lets what takes the place of a page take it while a sheet still lies there', async () => {
  await open();
  press('over menu');
  await seen(['menu'], { over: 1 });
  navigate('/instead', { state: 'instead', replace: true });
  press('close');
  // Wait until all steps of the history have arrived.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await leads(['/instead', 'instead'], ['/', 'before']);
});

it('leaves a sheet that lies over every page where a page has gone on, and another takes its place', async () => {
  await open();
  press('over menu');
  await seen(['menu'], { over: 1 });
  navigate('/onward', { state: 'onward' });
  navigate('/instead', { state: 'instead', replace: true });
  // Wait until all steps of the history have arrived.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.poll(place).toEqual(['/instead', 'instead']);
});

it('leaves alone a page to which something in the sheet has led', async () => {
  await open();
  press('over menu');
  await seen(['menu'], { over: 1 });
  press('close');
  history.pushState('there', '');
  await seen([], 'there');
});

it('counts a sheet once that comes up again while it is being closed', async () => {
  const sheet = (closeLabel: string | undefined) => (
    <Sheet open onClose={() => undefined} title="menu" closeLabel={closeLabel}>
      menu
    </Sheet>
  );
  await open(sheet('close'));
  await seen(['menu'], { over: 1 });
  closesLate(0);
  for (const closeLabel of [undefined, 'close']) {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    await page?.show(sheet(closeLabel));
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  }
  // Wait until `close` has been reported and all steps of the history have arrived.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await seen(['menu'], { over: 1 });
});

it('closes a sheet that lies in another before that one', async () => {
  await open(<Nested />);
  await seen(['menu'], { over: 1 });
  press('inside');
  await seen(['menu', 'inner'], { over: 2 });
  history.back();
  await seen(['menu'], { over: 1 });
  history.back();
  await seen([], 'here');
});
