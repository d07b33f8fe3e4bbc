import { useEffect, useRef } from 'react';
import type { Place } from '#domain/places/gazetteer.ts';
import { cityAt } from '../../lib/places/city-by-name.ts';
import { PlaceField } from '../../ui/place/place-field.tsx';

export interface PlaceFinderProps {
  /** The place that the address names. */
  readonly value?: string | undefined;
}

const cityField = (inside: HTMLElement | null): HTMLSelectElement | null => {
  const field = inside?.closest('form')?.elements.namedItem('localization');
  return field instanceof HTMLSelectElement ? field : null;
};

/** Field for a place. A served city is chosen in the list of cities, and a choice there empties the field. */
export const Component = ({ value }: PlaceFinderProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const choosing = useRef(false);
  const choose = (place: Place): void => {
    const field = cityField(frame.current);
    if (field === null) return;
    field.value = cityAt(place)?.id ?? '';
    choosing.current = true;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    choosing.current = false;
  };
  useEffect(() => {
    const field = cityField(frame.current);
    const input = frame.current?.querySelector('input');
    const empty = (): void => {
      if (!choosing.current && input) input.value = '';
    };
    field?.addEventListener('change', empty);
    return () => field?.removeEventListener('change', empty);
  }, []);
  return (
    <div ref={frame}>
      <PlaceField value={value} onChoose={choose} />
    </div>
  );
};
