import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover, useClosePopover } from '#kit/modal/Popover.tsx';

const Enough = () => (
  <button type="button" onClick={useClosePopover()}>
    Enough
  </button>
);

const rest = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  render(
    <>
      <Popover label="Score" button="0 points" opensOnHover>
        <Enough />
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
});

const opener = () => screen.getByRole('button', { name: '0 points' });
const card = () => screen.queryByRole('dialog', { name: 'Score' });

test('a press opens the card and moves the keyboard into it; Escape gives it back', async () => {
  const user = userEvent.setup();
  await user.click(opener());
  expect(card()).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(card()).toBeNull();
  expect(opener()).toHaveFocus();
});

test('what is in the card can close it', async () => {
  const user = userEvent.setup();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Enough' }));
  expect(card()).toBeNull();
  expect(opener()).toHaveFocus();
});

test('a resting mouse opens it, leaves the keyboard alone, and closes it by leaving', () => {
  vi.useFakeTimers();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  fireEvent.pointerEnter(opener(), { pointerType: 'mouse' });
  rest(300);
  expect(card()).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  fireEvent.pointerLeave(opener(), { pointerType: 'mouse' });
  rest(300);
  expect(card()).toBeNull();
});

test('pressed while a resting mouse has opened it, it stays', () => {
  vi.useFakeTimers();
  fireEvent.pointerEnter(opener(), { pointerType: 'mouse' });
  rest(300);
  fireEvent.click(opener());
  fireEvent.pointerLeave(opener(), { pointerType: 'mouse' });
  rest(300);
  expect(card()).not.toBeNull();
});

test('a finger that passes opens nothing', () => {
  vi.useFakeTimers();
  fireEvent.pointerEnter(opener(), { pointerType: 'touch' });
  rest(300);
  expect(card()).toBeNull();
});
