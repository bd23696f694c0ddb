import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { phoneMask } from '../../../../../../src/presentation/ui/mask/contact-masks.ts';
import { lazyMask } from '../../../../../../src/presentation/ui/mask/lazy-mask.ts';
import type { FieldMask } from '../../../../../../src/presentation/ui/mask/mask.ts';
import { TextField } from '../../../../../../src/presentation/ui/text-field/text-field.tsx';
import { chunkLoadError } from '../../../../../fakes/chunk-load-error.ts';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** A phone field whose mask loads or fails when the test decides. */
function show(value = '') {
  const requests: PromiseWithResolvers<FieldMask>[] = [];
  const mask = lazyMask(
    () => {
      const response = Promise.withResolvers<FieldMask>();
      requests.push(response);
      return response.promise;
    },
    { inputMode: 'tel', autoComplete: 'tel' },
  );
  const form = { value };
  const Field = () => {
    const [typed, setTyped] = useState(value);
    form.value = typed;
    return <TextField label="Telefone" mask={mask} value={typed} onChange={setTyped} />;
  };
  const { unmount } = render(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>('Telefone');
  const type = (text: string) => fireEvent.input(field, { target: { value: text } });
  const load = () => act(async () => requests.at(-1)?.resolve(phoneMask));
  return { requests, form, field, type, load, unmount };
}

describe('lazyMask', () => {
  it('has the keyboard and the autofill token of the mask from the start', () => {
    const { field } = show();
    expect([field.inputMode, field.autocomplete]).toEqual([phoneMask.inputMode, phoneMask.autoComplete]);
  });

  it('keeps the typed text until the mask has loaded, then formats it', async () => {
    const { requests, form, field, type, load } = show();
    fireEvent.focus(field);
    type('11987654321');
    expect([requests.length, field.value, form.value]).toEqual([1, '11987654321', '11987654321']);
    await load();
    expect([field.value, form.value]).toEqual(['(11) 98765-4321', '(11) 98765-4321']);
  });

  it('formats the initial value', async () => {
    const { form, field, requests, load } = show('1134567890');
    expect(field.value).toBe('1134567890');
    fireEvent.focus(field);
    expect(requests).toHaveLength(1);
    await load();
    expect([field.value, form.value]).toEqual(['(11) 3456-7890', '(11) 3456-7890']);
  });

  it('keeps the field usable if the mask fails to load, and loads it again', async () => {
    const { requests, form, field, type, load } = show();
    fireEvent.focus(field);
    await act(async () => requests[0]?.reject(chunkLoadError()));
    type('11987654321');
    expect(form.value).toBe('11987654321');
    fireEvent.focus(field);
    expect(requests).toHaveLength(2);
    await load();
    expect(form.value).toBe('(11) 98765-4321');
  });

  it('formats a field at its next focus if the mask loaded while the page was idle', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    document.body.innerHTML = '<h1>Banca</h1>';
    const { requests, form, field, type, load } = show();
    type('11987654321');
    jest.runAllTimers();
    jest.useRealTimers();
    expect(requests).toHaveLength(1);
    await load();
    expect([field.value, form.value]).toEqual(['11987654321', '11987654321']);
    await act(async () => void fireEvent.focus(field));
    expect([field.value, form.value]).toEqual(['(11) 98765-4321', '(11) 98765-4321']);
  });

  it('does nothing to a field that was removed', async () => {
    const { field, type, load, unmount } = show();
    fireEvent.focus(field);
    type('119');
    unmount();
    await load();
    expect(field.value).toBe('119');
  });
});
