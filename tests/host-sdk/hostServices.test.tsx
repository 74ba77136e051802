import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createPortal } from '../../src/host-sdk/createPortal.ts';
import type { HostEvents, PortalOptions } from '../../src/host-sdk/options.ts';
import { fakePortal } from './fakePortal.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main id="slot"></main>';
});

const settle = () => vi.advanceTimersByTimeAsync(0);

const NEW = ['navigate', 'update', 'destroy', 'vitals', 'mayLeave'];

const setUp = async (options: Partial<PortalOptions> = {}) => {
  const fake = fakePortal();
  const portal = createPortal({
    mode: 'federated',
    src: 'https://acme.portal.example.com',
    container: '#slot',
    load: fake.load,
    ...options,
  });
  await settle();
  return { fake, portal };
};

const largestPaint = { name: 'LCP', value: 1_240, rating: 'good' } as const;

it('a portal is asked for its vitals when somebody listens, with its age, and again when it was loaded again', async () => {
  const { fake, portal } = await setUp();
  const heard: HostEvents['vitals'][] = [];
  portal.on('vitals', (vital) => heard.push(vital));
  portal.on('vitals', () => undefined);
  await vi.advanceTimersByTimeAsync(300);
  await fake.hello(1, NEW);
  await settle();
  expect(fake.vitals.mock.calls).toEqual([[{ age: 300 }]]);
  expect(await fake.say({ name: 'vitals', detail: largestPaint })).toEqual({ ok: true, value: null });
  expect(heard).toEqual([largestPaint]);
  await fake.hello(1, NEW);
  await settle();
  expect(fake.vitals).toHaveBeenCalledTimes(2);
});

it('a portal that is open already is asked by who listens later', async () => {
  const { fake, portal } = await setUp();
  await fake.hello(1, NEW);
  await fake.ready();
  await settle();
  expect(fake.vitals).not.toHaveBeenCalled();
  portal.on('vitals', () => undefined);
  await settle();
  expect(fake.vitals).toHaveBeenCalledTimes(1);
});

it('the age of a portal that was made ready before counts from its opening', async () => {
  const { fake, portal } = await setUp({ start: 'later' });
  portal.on('vitals', () => undefined);
  void portal.prerender();
  await settle();
  void fake.hello(1, NEW);
  await vi.advanceTimersByTimeAsync(60_000);
  portal.open();
  await settle();
  expect(fake.vitals.mock.calls).toEqual([[{ age: 0 }]]);
});

it('an older portal isn’t asked, and goes on', async () => {
  const { fake, portal } = await setUp();
  portal.on('vitals', () => undefined);
  await fake.hello();
  await fake.ready();
  await settle();
  expect(fake.vitals).not.toHaveBeenCalled();
  expect(portal.status).toBe('ready');
});

it.each([
  ['another name', { ...largestPaint, name: 'FID' }],
  ['a value below 0', { ...largestPaint, value: -1 }],
  ['another rating', { ...largestPaint, rating: 'fine' }],
])('vitals with %s are refused', async (_name, detail) => {
  const { fake, portal } = await setUp();
  const heard = vi.fn();
  portal.on('vitals', heard);
  await fake.hello(1, NEW);
  expect(await fake.host().event({ name: 'vitals', detail })).toEqual({ ok: false, code: 'malformed' });
  expect(heard).not.toHaveBeenCalled();
});

it('a portal says whether it may be left', async () => {
  const { fake, portal } = await setUp();
  await fake.hello(1, NEW);
  await fake.ready();
  expect(await portal.mayLeave()).toEqual({ ok: true, mayLeave: true });
  fake.mayLeave.mockResolvedValue({ ok: false, code: 'blocked' });
  expect(await portal.mayLeave()).toEqual({ ok: true, mayLeave: false });
});

it('a portal that isn’t open, or is gone, may be left without asking it', async () => {
  const { fake, portal } = await setUp();
  expect(await portal.mayLeave()).toEqual({ ok: true, mayLeave: true });
  await fake.hello(1, NEW);
  await fake.ready();
  await portal.destroy();
  expect(await portal.mayLeave()).toEqual({ ok: true, mayLeave: true });
  expect(fake.mayLeave).not.toHaveBeenCalled();
});

it('an older portal, or one that doesn’t answer in time, leaves it to the parent', async () => {
  const older = await setUp();
  await older.fake.hello();
  await older.fake.ready();
  expect(await older.portal.mayLeave()).toEqual({ ok: false, code: 'not_offered', call: 'mayLeave' });
  const { fake, portal } = await setUp();
  await fake.hello(1, NEW);
  await fake.ready();
  fake.mayLeave.mockReturnValue(new Promise(() => undefined));
  const asked = portal.mayLeave();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await asked).toEqual({ ok: false, code: 'timeout' });
});

it('what the page knows of its device is checked one by one, and told', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const given: object = { appName: 'FieldDesk', timeZone: 'America/Bogota', hover: 'no' };
  const { fake, portal } = await setUp();
  const heard: HostEvents['error'][] = [];
  portal.on('error', (error) => heard.push(error));
  await fake.hello(1, NEW);
  await fake.ready();
  expect(await portal.update({ context: given })).toEqual({ ok: true, value: null });
  expect(fake.update).toHaveBeenCalledWith({
    context: { appName: 'FieldDesk', timeZone: 'America/Bogota' },
  });
  expect(heard).toMatchObject([{ code: 'invalid_setting', option: 'context.hover', value: 'no' }]);
});

it('a place of a tall frame is brought into sight, and the frame’s own margin stays', async () => {
  const { fake } = await setUp();
  const frame = document.createElement('iframe');
  frame.style.scrollMargin = '8px';
  Object.defineProperty(frame, 'offsetHeight', { value: 1_600 });
  const shown: unknown[] = [];
  frame.scrollIntoView = (how) => shown.push([frame.style.scrollMargin, how]);
  document.querySelector('#slot')?.append(frame);
  await fake.hello(1, NEW);
  expect(await fake.say({ name: 'scroll', detail: { top: 1_200, height: 44 } })).toEqual({
    ok: true,
    value: null,
  });
  expect(shown).toEqual([['-1200px 0px -356px', { block: 'nearest' }]]);
  expect(frame.style.scrollMargin).toBe('8px');
});

it.each([{ top: -1, height: 44 }, { top: 20 }])('a place such as %j is refused', async (detail) => {
  const { fake } = await setUp();
  await fake.hello(1, NEW);
  expect(await fake.host().event({ name: 'scroll', detail })).toEqual({ ok: false, code: 'malformed' });
});
