// A classic script for the test of loadScript: it counts how often it ran.
window.vitrineFixtureRuns = (window.vitrineFixtureRuns ?? 0) + 1;
