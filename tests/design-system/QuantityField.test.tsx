import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { QuantityField, type QuantityFieldProps } from '../../src/design-system/QuantityField.tsx';
import { renderInRoot } from './renderInRoot.tsx';

type Given = Partial<QuantityFieldProps>;

type LineProps = { given: Given; onCommit: (value: string) => void };

/** A line of a cart: holds the quantity, can be scrolled away, and hears of other devices. */
function Line({ given: { value: start = '2', ...given }, onCommit }: LineProps) {
  const [value, setValue] = useState(start);
  const [listed, setListed] = useState(true);
  function commit(next: string) {
    onCommit(next);
    setValue(next);
  }
  return (
    <>
      {listed && (
        <QuantityField
          label="Quantity of oil"
          decreaseLabel="One less"
          increaseLabel="One more"
          invalidMessage={(text) => `"${text}" is not a quantity.`}
          {...given}
          value={value}
          onCommit={commit}
        />
      )}
      <button type="button" onClick={() => setListed(false)}>
        Scroll away
      </button>
      <button type="button" onClick={() => setValue('99')}>
        Other device
      </button>
    </>
  );
}

function field(given: Given = {}) {
  const committed = vi.fn<(value: string) => void>();
  const { person } = renderInRoot(<Line given={given} onCommit={committed} />);
  const input = screen.getByRole('textbox', { name: 'Quantity of oil' });
  const write = async (text: string) => {
    await person.clear(input);
    await person.type(input, text);
  };
  return { person, input, committed, write };
}

/** Sold in twelves: rounded up, with the reason. */
function twelves(asked: string) {
  const packs: Record<string, string> = { '13': '24', '14': '24', '11': '12' };
  const value = packs[asked];
  return value ? { value, reason: `Sold in twelves: ${value}.` } : { value: asked };
}

test('is a text box with the number keyboard, in a group with two named buttons', () => {
  const { input } = field();
  expect(input).toHaveAttribute('inputmode', 'decimal');
  expect(input).toHaveDisplayValue('2');
  expect(screen.getByRole('group', { name: 'Quantity of oil' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'One less' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'One more' })).toBeEnabled();
});

test('anything can be typed; what snaps does so on blur and says why', async () => {
  const { person, input, committed, write } = field({ adjust: twelves });
  await write('13');
  expect(input).toHaveDisplayValue('13');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await person.tab();
  expect(input).toHaveDisplayValue('24');
  expect(committed).toHaveBeenLastCalledWith('24');
  expect(screen.getByRole('status')).toHaveTextContent('Sold in twelves: 24.');
  expect(input).toHaveAccessibleDescription('Sold in twelves: 24.');
  await write('36');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a decimal comma is a decimal', async () => {
  const { person, input, committed, write } = field();
  await write('2,5');
  expect(input).toHaveDisplayValue('2,5');
  await person.tab();
  expect(committed).toHaveBeenLastCalledWith('2.5');
});

test('writes its value as the person reads it', async () => {
  const { person, input, committed } = field({ value: '2.5', format: (value) => value.replace('.', ',') });
  expect(input).toHaveDisplayValue('2,5');
  await person.click(screen.getByRole('button', { name: 'One more' }));
  expect(input).toHaveDisplayValue('3,5');
  expect(committed).toHaveBeenLastCalledWith('3.5');
});

test('Enter chooses, and the next digits replace what is there', async () => {
  const { person, input, committed, write } = field();
  await write('12');
  await person.keyboard('{Enter}');
  expect(committed).toHaveBeenLastCalledWith('12');
  expect(input).toHaveFocus();
  await person.keyboard('5{Enter}');
  expect(committed).toHaveBeenLastCalledWith('5');
});

test('arrows step by one, with Shift by ten, exactly, and stop at the minimum', async () => {
  const { person, input, committed } = field({ value: '0.1' });
  await person.click(input);
  await person.keyboard('{ArrowUp}');
  expect(input).toHaveDisplayValue('1.1');
  await person.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(input).toHaveDisplayValue('11.1');
  await person.keyboard('{ArrowDown}');
  expect(input).toHaveDisplayValue('10.1');
  await person.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(input).toHaveDisplayValue('0');
  await person.tab();
  expect(committed).toHaveBeenLastCalledWith('0');
});

test('the buttons commit at once, from what is typed', async () => {
  const { person, input, committed, write } = field();
  await person.click(screen.getByRole('button', { name: 'One more' }));
  await person.click(screen.getByRole('button', { name: 'One more' }));
  expect(committed.mock.calls).toEqual([['3'], ['4']]);
  await write('20');
  await person.click(screen.getByRole('button', { name: 'One less' }));
  expect(input).toHaveDisplayValue('19');
  expect(committed).toHaveBeenLastCalledWith('19');
});

test('a step larger than one is what the buttons and arrows add', async () => {
  const { person, input } = field({ value: '12', step: '12' });
  await person.click(screen.getByRole('button', { name: 'One more' }));
  expect(input).toHaveDisplayValue('24');
  await person.click(input);
  await person.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(input).toHaveDisplayValue('144');
});

test('at the minimum there is no less', async () => {
  const { person, committed } = field({ value: '0' });
  const less = screen.getByRole('button', { name: 'One less' });
  expect(less).toHaveAttribute('aria-disabled', 'true');
  await person.click(less);
  expect(committed).not.toHaveBeenCalled();
});

test('the wheel changes nothing', async () => {
  const { person, input, committed } = field();
  await person.click(input);
  fireEvent.wheel(input, { deltaY: 120 });
  expect(input).toHaveDisplayValue('2');
  expect(committed).not.toHaveBeenCalled();
});

test('what cannot be read stays, with the reason, and nothing is committed', async () => {
  const { person, input, committed, write } = field();
  await write('two');
  await person.tab();
  expect(input).toHaveDisplayValue('two');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('"two" is not a quantity.');
  expect(committed).not.toHaveBeenCalled();
  await write('7');
  expect(input).toBeValid();
});

test('left empty, it goes back to the quantity that holds', async () => {
  const { person, input, committed } = field();
  await person.clear(input);
  expect(input).toHaveDisplayValue('');
  await person.tab();
  expect(input).toHaveDisplayValue('2');
  expect(committed).not.toHaveBeenCalled();
});

test('a reader of sizes can be given to it', async () => {
  const area = (text: string) => (text === '2x3' ? '6' : null);
  const { person, input, committed, write } = field({ parse: area });
  await write('2x3');
  await person.tab();
  expect(committed).toHaveBeenLastCalledWith('6');
  expect(input).toHaveDisplayValue('6');
});

test('a pause in typing commits once, and leaves the text alone', () => {
  vi.useFakeTimers();
  const { input, committed } = field();
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  fireEvent.change(input, { target: { value: '1' } });
  pass(399);
  fireEvent.change(input, { target: { value: '1,50' } });
  pass(399);
  expect(committed).not.toHaveBeenCalled();
  pass(1);
  expect(committed.mock.calls).toEqual([['1.5']]);
  expect(input).toHaveDisplayValue('1,50');
  fireEvent.blur(input);
  expect(input).toHaveDisplayValue('1.5');
  expect(committed).toHaveBeenCalledTimes(1);
});

test('a pause does not commit what would have to change', () => {
  vi.useFakeTimers();
  const { input, committed } = field({ adjust: twelves });
  fireEvent.change(input, { target: { value: '13' } });
  act(() => vi.advanceTimersByTime(5000));
  expect(committed).not.toHaveBeenCalled();
  expect(input).toHaveDisplayValue('13');
});

test('the reason goes away by itself', () => {
  vi.useFakeTimers();
  const { input } = field({ adjust: twelves });
  fireEvent.change(input, { target: { value: '13' } });
  fireEvent.blur(input);
  expect(screen.getByRole('status')).toHaveTextContent('Sold in twelves: 24.');
  act(() => vi.advanceTimersByTime(6000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a change from elsewhere does not take away what is being typed', async () => {
  const { person, input, committed, write } = field();
  await write('7');
  fireEvent.click(screen.getByRole('button', { name: 'Other device' }));
  expect(input).toHaveDisplayValue('7');
  await person.tab();
  expect(committed).toHaveBeenLastCalledWith('7');
});

test('a change from elsewhere shows when nothing is being typed', async () => {
  const { person, input } = field();
  await person.click(screen.getByRole('button', { name: 'Other device' }));
  expect(input).toHaveDisplayValue('99');
});

test('scrolled out of the list, what was typed is committed', async () => {
  const { committed, write } = field();
  await write('7');
  fireEvent.click(screen.getByRole('button', { name: 'Scroll away' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await waitFor(() => expect(committed).toHaveBeenLastCalledWith('7'));
});

test('the page left, what was typed is committed', async () => {
  const { committed, write } = field();
  await write('8');
  fireEvent(window, new Event('pagehide'));
  expect(committed).toHaveBeenLastCalledWith('8');
});

/** `2x3` is a size, `2x` one that can't be read. */
const sizes = (taken: (text: string) => void) => (text: string) => {
  if (!text.includes('x')) return null;
  if (text.endsWith('x')) return { error: `"${text}" is no size.` };
  return {
    apply: () => {
      taken(text);
      return { message: `Size ${text}.`, isTaken: text !== '9x9' };
    },
  };
};

test('a text with another meaning is taken when one leaves it, and the quantity stays', async () => {
  const taken = vi.fn<(text: string) => void>();
  const { person, input, committed, write } = field({ parseSpecial: sizes(taken) });
  await write('2x3');
  expect(taken).not.toHaveBeenCalled();
  await person.tab();
  expect(taken).toHaveBeenCalledExactlyOnceWith('2x3');
  expect(input).toHaveValue('2');
  expect(screen.getByRole('status')).toHaveTextContent('Size 2x3.');
  expect(committed).not.toHaveBeenCalled();
});

test('one that cannot be read stays, with its reason, and takes nothing', async () => {
  const taken = vi.fn<(text: string) => void>();
  const { input, committed, write } = field({ parseSpecial: sizes(taken) });
  await write('2x{Enter}');
  expect(input).toHaveValue('2x');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription('"2x" is no size.');
  expect(taken).not.toHaveBeenCalled();
  expect(committed).not.toHaveBeenCalled();
});

test('a size is not lost when its line is scrolled away', async () => {
  const taken = vi.fn<(text: string) => void>();
  const { write } = field({ parseSpecial: sizes(taken) });
  await write('2x3');
  fireEvent.click(screen.getByRole('button', { name: 'Scroll away' }));
  expect(taken).toHaveBeenCalledExactlyOnceWith('2x3');
});

test('says what else can be typed', () => {
  const { input } = field({ hint: 'A size too: 2x3' });
  expect(input).toHaveAccessibleDescription('A size too: 2x3');
});

test('Enter reports a size that is taken with the quantity, and one that is refused not at all', async () => {
  const entered = vi.fn<(quantity: string) => void>();
  const { write } = field({ parseSpecial: sizes(() => undefined), onEnter: entered });
  await write('2x3{Enter}');
  expect(entered.mock.calls).toEqual([['2']]);
  await write('9x9{Enter}');
  expect(entered).toHaveBeenCalledTimes(1);
});

test('Escape restores the number and leaves the field', async () => {
  const { person, input, committed, write } = field();
  await write('24');
  await person.keyboard('{Escape}');
  expect(input).toHaveDisplayValue('2');
  await waitFor(() => expect(input).not.toHaveFocus());
  expect(committed).not.toHaveBeenCalled();
  await write('abc{Enter}');
  expect(input).toBeInvalid();
  await person.keyboard('{Escape}');
  expect(input).toHaveDisplayValue('2');
  expect(input).toBeValid();
});

test('Escape also takes back what a pause in typing has committed', () => {
  vi.useFakeTimers();
  const { input, committed } = field();
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: '24' } });
  act(() => vi.advanceTimersByTime(400));
  fireEvent.change(input, { target: { value: '245' } });
  act(() => vi.advanceTimersByTime(400));
  expect(committed.mock.calls).toEqual([['24'], ['245']]);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(committed).toHaveBeenLastCalledWith('2');
  expect(input).toHaveDisplayValue('2');
});

test('the Tab key skips the buttons, which other aids still reach', async () => {
  const { person, input } = field();
  await person.tab();
  expect(input).toHaveFocus();
  await person.tab();
  expect(screen.getByRole('button', { name: 'Scroll away' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'One more' })).toHaveAccessibleName();
});

test('a press gives the focus itself: what the browser would do then takes back the selection in Firefox', () => {
  const { input } = field({ value: '1' });
  expect(fireEvent.mouseDown(input)).toBe(false);
  expect(input).toHaveFocus();
  expect(input).toHaveProperty('selectionEnd', 1);
  expect(fireEvent.mouseDown(input)).toBe(true);
});

test('a second press sets the caret', async () => {
  const { person, input } = field({ value: '12' });
  await person.click(input);
  await person.pointer({ keys: '[MouseLeft]', target: input, offset: 1 });
  await person.keyboard('5');
  expect(input).toHaveValue('152');
});
