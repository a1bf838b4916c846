// What Saywell's TakeQualityMeter finds in a recording, with its limits: level, noise and completeness.

const SILENCE_DB = -100;
const STEP_DB = 0.5;

function powerDb(meanSquare) {
  return meanSquare <= 0 ? SILENCE_DB : Math.max(SILENCE_DB, 10 * Math.log10(meanSquare));
}

// Takes away what is below speech, as Saywell's HighPassFilter does: an offset and the hum of the mains.
function lowCut(sampleRate) {
  const sections = 2, w = Math.tan(Math.PI * content.limits.lowCutHertz / sampleRate);
  const stages = [];
  for (let i = 0; i < sections; i++) {
    const damping = 2 * Math.cos(Math.PI * (2 * i + 1) / (4 * sections));
    const norm = 1 / (1 + damping * w + w * w);
    stages.push({ gain: norm, back1: 2 * (w * w - 1) * norm, back2: (1 - damping * w + w * w) * norm, s1: 0, s2: 0 });
  }
  let begun = false;
  return sample => {
    if (!begun) {
      stages[0].s1 = -stages[0].gain * sample;
      stages[0].s2 = stages[0].gain * sample;
      begun = true;
    }
    let x = sample;
    for (const stage of stages) {
      const y = stage.gain * x + stage.s1;
      stage.s1 = -2 * stage.gain * x - stage.back1 * y + stage.s2;
      stage.s2 = stage.gain * x - stage.back2 * y;
      x = y;
    }
    return x;
  };
}

// The keys of what there is to say about a recording, the worst first; empty for a good one.
function findings(samples, sampleRate) {
  const limits = content.limits;
  const frameLength = Math.floor(sampleRate / limits.framesPerSecond);
  const histogram = new Array(Math.floor(-SILENCE_DB / STEP_DB) + 1).fill(0);
  const levels = [];
  const filter = lowCut(sampleRate);
  let nonZero = 0, peak = 0, speechPeak = 0, run = 0, clipped = 0, total = 0, frameEnergy = 0;
  for (let i = 0; i < samples.length; i++) {
    const sample = Math.max(-32768, Math.min(32767, Math.round(samples[i] * 32768)));
    const magnitude = Math.abs(sample);
    const value = filter(sample / 32768);
    speechPeak = Math.max(speechPeak, Math.abs(value));
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
  let above = 0, top = histogram.length - 1;
  while (top > 0 && above + histogram[top] < limits.edgeFrames) above += histogram[top--];
  const lowest = Math.max(0, top - Math.floor(limits.speechRangeDb / STEP_DB));
  const withSpeech = histogram.slice(lowest).reduce((sum, count) => sum + count, 0);
  const measured = Math.min(levels.length, (1 + limits.maxQuietShare) * withSpeech);
  const percentile = share => {
    const wanted = levels.length - measured + share * (measured - 1);
    let below = 0;
    for (let bin = 0; bin < histogram.length; bin++) {
      below += histogram[bin];
      if (below > wanted) return SILENCE_DB + bin * STEP_DB;
    }
    return SILENCE_DB;
  };
  const speech = percentile(limits.speechShare);
  const distance = speech - percentile(limits.backgroundShare);
  const loudest = edge => Math.max(SILENCE_DB, ...edge) - speech;
  const found = [];
  const peakDb = powerDb((peak / 32768) ** 2);
  const quietDb = Math.min(peakDb, powerDb(speechPeak ** 2));
  const count = measured === 0 ? samples.length : Math.min(samples.length, measured * frameLength);
  const isRoom = quietDb < limits.minPeakDb && distance < limits.maxRoomDb
    && samples.length >= limits.minRoomSeconds * sampleRate;
  if (isRoom || samples.length === 0 || Math.sqrt(total / count) < limits.maxSilentRms
      || nonZero < samples.length * limits.minNonZeroShare) {
    return ['silent'];
  }
  if (clipped > 0) found.push('clipped');
  else if (quietDb < limits.minPeakDb) found.push('quiet');
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
