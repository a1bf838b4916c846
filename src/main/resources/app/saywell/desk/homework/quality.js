// What Saywell's TakeQualityMeter finds in a recording, with its limits: level, noise and completeness.

const SILENCE_DB = -100;
const STEP_DB = 0.5;

function powerDb(meanSquare) {
  return meanSquare <= 0 ? SILENCE_DB : Math.max(SILENCE_DB, 10 * Math.log10(meanSquare));
}

// The keys of what there is to say about a recording, the worst first; empty for a good one.
function findings(samples, sampleRate) {
  const limits = content.limits;
  const frameLength = Math.floor(sampleRate / limits.framesPerSecond);
  const histogram = new Array(Math.floor(-SILENCE_DB / STEP_DB) + 1).fill(0);
  const levels = [];
  let nonZero = 0, peak = 0, run = 0, clipped = 0, total = 0, frameEnergy = 0;
  for (let i = 0; i < samples.length; i++) {
    const sample = Math.max(-32768, Math.min(32767, Math.round(samples[i] * 32768)));
    const magnitude = Math.abs(sample);
    const value = sample / 32768;
    peak = Math.max(peak, magnitude);
    if (magnitude !== 0) nonZero++;
    run = magnitude >= limits.fullScale ? run + 1 : 0;
    if (run === limits.minClippedRun) clipped++;
    total += value * value;
    frameEnergy += value * value;
    if ((i + 1) % frameLength === 0) {
      const level = powerDb(frameEnergy / frameLength);
      levels.push(level);
      histogram[Math.max(0, Math.min(histogram.length - 1, Math.round((level - SILENCE_DB) / STEP_DB)))]++;
      frameEnergy = 0;
    }
  }
  const percentile = share => {
    let below = 0;
    for (let bin = 0; bin < histogram.length; bin++) {
      below += histogram[bin];
      if (below > share * (levels.length - 1)) return SILENCE_DB + bin * STEP_DB;
    }
    return SILENCE_DB;
  };
  const speech = percentile(limits.speechShare);
  const distance = speech - percentile(limits.backgroundShare);
  const loudest = edge => Math.max(SILENCE_DB, ...edge) - speech;
  const found = [];
  const peakDb = powerDb((peak / 32768) ** 2);
  if (samples.length === 0 || Math.sqrt(total / samples.length) < limits.maxSilentRms
      || nonZero < samples.length * limits.minNonZeroShare) {
    return ['silent'];
  }
  if (clipped > 0) found.push('clipped');
  else if (peakDb < limits.minPeakDb) found.push('quiet');
  if (samples.length < limits.minSeconds * sampleRate) {
    found.push('short');
  } else if (distance >= limits.minNoisyDb) {
    const cutLimit = Math.max(limits.minCutDb, limits.backgroundMarginDb - distance);
    const start = loudest(levels.slice(0, limits.edgeFrames)) > cutLimit;
    const end = loudest(levels.slice(-limits.edgeFrames)) > cutLimit;
    if (start || end) found.push(start && end ? 'cut-both' : start ? 'cut-start' : 'cut-end');
  }
  if (distance < limits.minNoisyDb) found.push('very-noisy');
  else if (distance < limits.minClearDb) found.push('noisy');
  if (clipped === 0 && peakDb > limits.maxPeakDb) found.push('loud');
  return found;
}

// Recordings with one of these are better made again.
const POOR = new Set(['silent', 'clipped', 'quiet', 'short', 'cut-both', 'cut-start', 'cut-end', 'very-noisy']);

// The words of the manifest for what was found.
function notes(found) {
  return [...new Set(found.map(key => key.startsWith('cut-') ? 'cut' : key === 'very-noisy' ? 'noisy' : key))];
}
