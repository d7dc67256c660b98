'use client';

import { Glyph } from '@/app/design/glyph';
import { Segmented } from '@/app/design/segmented';
import { SwitchRow } from '@/app/design/switch';
import { useWords } from '@/app/table/words';
import { tilesInBoxes } from '@/lib/rules/carcassonne/boxes';
import { type City, isSurrounded, type Road, type Surrounded } from '@/lib/rules/carcassonne/feature';
import { AROUND } from '@/lib/rules/carcassonne/feature-bounds';
import type { Options } from '@/lib/rules/carcassonne/options';
import type { ScoringRefusal } from '@/lib/rules/carcassonne/refusals';
import { CountField } from './count-field';
import { type DraftScore, type FeatureDraft, inState } from './feature-draft';
import { scoringRefusalText } from './scoring-refusal-text';

type FeatureFieldsProps = {
  draft: FeatureDraft;
  /** What scoreDraft makes of it. */
  score: DraftScore;
  /** The boxes on the table decide what is offered. */
  options: Options;
  onChange: (draft: FeatureDraft) => void;
};

/** What a road, city, monastery or garden is worth its points for. Its kind is chosen elsewhere, and so is who scores. */
export function FeatureFields({ draft, score, options, onChange }: FeatureFieldsProps) {
  const { feature } = draft;
  const change = (changed: Partial<typeof feature>) =>
    onChange({ ...draft, feature: { ...feature, ...changed } as typeof feature });
  const refusal = score !== null && 'refused' in score ? score : null;
  return (
    <div className="flex flex-col gap-3">
      {isSurrounded(feature) ? (
        <Around {...{ feature, refusal, change }} />
      ) : (
        <Tiles {...{ feature, refusal, options, change }} />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.75rem,100%),1fr))] gap-2">
        <State feature={feature} options={options} onChange={(state) => change(inState(feature, state))} />
        <Dearer {...{ feature, options, change }} />
      </div>
    </div>
  );
}

type TilesProps = {
  feature: Road | City;
  refusal: ScoringRefusal | null;
  options: Options;
  change: (changed: Partial<City>) => void;
};

function Tiles({ feature, refusal, options, change }: TilesProps) {
  const t = useWords();
  const error = useErrorOf(refusal);
  const most = tilesInBoxes(options);
  return (
    <>
      <CountField
        strip
        label={t('feature.count.tiles')}
        value={feature.tiles}
        onChange={(tiles) => change({ tiles })}
        min={1}
        max={most}
        error={error('tiles')}
      />
      {feature.kind === 'city' && (
        <CountField
          label={t('feature.count.coatsOfArms')}
          icon={<Glyph name="shield" />}
          value={feature.coatsOfArms}
          onChange={(coatsOfArms) => change({ coatsOfArms })}
          min={0}
          max={most}
          error={error('coats-of-arms')}
        />
      )}
    </>
  );
}

type AroundProps = {
  feature: Surrounded;
  refusal: ScoringRefusal | null;
  change: (changed: Partial<Surrounded>) => void;
};

function Around({ feature, refusal, change }: AroundProps) {
  const t = useWords();
  const error = useErrorOf(refusal);
  return (
    <CountField
      strip
      label={t('feature.count.around')}
      value={feature.around}
      onChange={(around) => change({ around })}
      min={0}
      max={AROUND}
      error={error('around')}
    />
  );
}

/** What is wrong with that count, in words. */
function useErrorOf(refusal: ScoringRefusal | null) {
  const t = useWords();
  return (of: string) => {
    const isIts = refusal?.refused === 'out-of-bounds' ? refusal.of === of : of === 'around' && refusal !== null;
    return refusal !== null && isIts ? scoringRefusalText(t, refusal, () => '') : undefined;
  };
}

type StateProps = {
  feature: Road | City | Surrounded;
  options: Options;
  onChange: (state: Surrounded['state']) => void;
};

function State({ feature, options, onChange }: StateProps) {
  const t = useWords();
  const abbots = isSurrounded(feature) && options.abbot === 'yes';
  const states = ['completed', 'unfinished', ...(abbots ? (['abbot'] as const) : [])] as const;
  return (
    <Segmented
      label={t('feature.state.label')}
      tick={false}
      choices={states.map((state) => ({ value: state, label: t(`feature.state.${state}`) }))}
      value={feature.state}
      onChange={onChange}
    />
  );
}

type DearerProps = {
  feature: Road | City | Surrounded;
  options: Options;
  change: (changed: { inn?: boolean; cathedral?: boolean }) => void;
};

/** An inn or a cathedral makes every tile dearer. */
function Dearer({ feature, options, change }: DearerProps) {
  const t = useWords();
  if (isSurrounded(feature) || options.innsAndCathedrals === 'no') return null;
  const isRoad = feature.kind === 'road';
  return (
    <SwitchRow
      className="switch-card"
      icon={<Glyph name={isRoad ? 'inn' : 'cathedral'} />}
      title={t(isRoad ? 'feature.inn' : 'feature.cathedral')}
      checked={(isRoad ? feature.inn : feature.cathedral) === true}
      onChange={(on) => change(isRoad ? { inn: on } : { cathedral: on })}
    />
  );
}
